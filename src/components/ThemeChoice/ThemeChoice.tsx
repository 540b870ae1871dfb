import { Icon } from '../Icon/Icon.tsx'
import styles from './ThemeChoice.module.scss'

const PANEL_ID = 'theme'

const CHOICES = [
  { value: 'system', label: 'Système' },
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
] as const

/** The choice between light, dark and the system's scheme. `enhancements/theme.ts` applies and stores it. Hidden without scripts. */
export function ThemeChoice() {
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={PANEL_ID} aria-label="Choisir le thème">
        <Icon name="shutter" />
      </button>
      <fieldset id={PANEL_ID} className={styles.panel} popover="auto">
        <legend className="visually-hidden">Thème</legend>
        {CHOICES.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  )
}
