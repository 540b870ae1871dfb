import styles from './Prose.module.scss'

/** HTML of the compiler: sanitised at build; in the browser what the Trusted Types policy of the modal gave back. */
export type CompiledHtml = string | TrustedMarkup

/** A `TrustedHTML` object, which TypeScript's DOM library does not know everywhere. */
export type TrustedMarkup = { toString(): string }

export function Prose({ html }: { html: CompiledHtml }) {
  // React hands the value on to innerHTML as it is, so a TrustedHTML object stays one.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiler output, sanitised when it was rendered
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html as string }} />
}
