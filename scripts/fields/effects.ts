import type { MarkdownKind } from './definitions.ts'
import { DEFAULT_PROVIDER, MAIL_PROVIDERS, neededBy } from './mail-services.ts'

/** A key that only some values of another key use. */
export interface Effect {
  kind: MarkdownKind
  /** The path of the key: `form.phone`. */
  key: string
  /** The value that has no effect; without it, all of them. */
  value?: string | boolean
  /** The path of the other key. */
  by: string
  /** Its values with which the key has an effect, the one to write last; `null` if it is absent. `any`: it must be there. */
  with: readonly (string | null)[] | 'any'
}

const site = (key: string, by: string, values: Effect['with'], value?: string): Effect => ({
  ...{ kind: 'site', key, by, with: values },
  ...(value !== undefined && { value }),
})

const FORM = [null, 'form']
const CONTACT_PAGE = [null, 'form', 'mail']

/** Analytics has its own rules (scripts/compile/validate/analytics.ts), and so has `confidential` of a project. */
export const EFFECTS: readonly Effect[] = [
  site('mail', 'contact', FORM),
  site('form.phone', 'contact', FORM),
  // A French format also says how telephone numbers are read.
  site('form.phoneFormat', 'contact', FORM, 'international'),
  site('form.phoneFormat', 'form.phone', [null, 'optional', 'required'], 'international'),
  site('legal.retention', 'contact', FORM),
  site('texts.form', 'contact', FORM),
  site('replyTime', 'contact', CONTACT_PAGE),
  site('availability', 'contact', CONTACT_PAGE),
  ...MAIL_PROVIDERS.flatMap((provider) =>
    neededBy(provider).map(({ key }) =>
      site(`mail.${key}`, 'mail.provider', provider === DEFAULT_PROVIDER ? [null, provider] : [provider]),
    ),
  ),
  site('look.signature', 'look.character', [null, 'soleil'], 'persiennes'),
  { kind: 'project', key: 'imageAlt', by: 'image', with: 'any' },
  { kind: 'project', key: 'video.silent', value: true, by: 'video.captions', with: [null] },
]
