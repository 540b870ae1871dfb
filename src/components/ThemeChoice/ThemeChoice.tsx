import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './ThemeChoice.module.scss'

const PANEL_ID = 'theme'

const CHOICES: readonly { value: string; label: string; icon: IconName }[] = [
  { value: 'system', label: 'Système', icon: 'system' },
  { value: 'light', label: 'Clair', icon: 'sun' },
  { value: 'dark', label: 'Sombre', icon: 'moon' },
]

/** Light, dark, or as the system says. `enhancements/theme.ts` applies and keeps the choice; without scripts it is not shown. */
export function ThemeChoice() {
  return (
    <div className={styles.theme}>
      <button type="button" className={styles.opener} popoverTarget={PANEL_ID} aria-label="Choisir le thème">
        <Icon name="shutter" />
      </button>
      <fieldset id={PANEL_ID} className={styles.panel} popover="auto">
        <legend className="visually-hidden">Thème</legend>
        {CHOICES.map(({ value, label, icon }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
            <Icon name={icon} />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
