import styles from './Prose.module.scss'
import './blocks.module.scss'
import './code.module.scss'
import './figures.module.scss'
import './tall.module.scss'

/** HTML from the compiler, which has sanitised it. In the browser it comes from the modal's Trusted Types policy. */
export type CompiledHtml = string | TrustedMarkup

/** A `TrustedHTML` object. Not every version of TypeScript's DOM library has this type. */
export type TrustedMarkup = { toString(): string }

export function Prose({ html }: { html: CompiledHtml }) {
  // React assigns the value to innerHTML unchanged, so a TrustedHTML object stays one.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has sanitised it
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html as string }} />
}
