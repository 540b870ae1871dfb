import { Icon } from '../Icon/Icon.tsx'
import { CONTRAST } from '../Icon/shapes.tsx'
import { useWords } from '../Words/Words.tsx'
import panel from './panel.module.scss'
import styles from './ThemeChoice.module.scss'

const PANEL_ID = 'theme'

const CHOICES = ['system', 'light', 'dark'] as const

/** The choice between light, dark and the system's scheme. `enhancements/theme.ts` applies and stores it. Hidden without scripts. */
export function ThemeChoice() {
  const words = useWords('frame')
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={PANEL_ID} aria-label={words.chooseTheme}>
        <Icon shape={CONTRAST} />
        <span>{words.theme}</span>
      </button>
      <fieldset id={PANEL_ID} className={panel.panel} popover="auto">
        <legend className="visually-hidden">{words.theme}</legend>
        {CHOICES.map((value) => (
          <label key={value} className={panel.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name="theme"
              value={value}
              defaultChecked={value === 'system'}
            />
            {words[value]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
