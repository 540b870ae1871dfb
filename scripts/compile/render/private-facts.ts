import type { Findings } from '../../diagnostics/findings.ts'
import type { Place, Span } from '../../diagnostics/severity.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { quoted } from '../parse/quoted.ts'
import { textsOfHeader } from '../validate/header-texts.ts'
import { isSafe } from '../validate/plain-text.ts'

/** The keys that speak of somebody else: who says something of the owner, and for whom a project was made. */
const OF_OTHERS = /^(?:client|(?:quote|testimonials\[\d{1,4}\]|references\[\d{1,4}\])\.(?:text|author|post))$/

/** A mail address, or a telephone number with its 0 or the code of its country. */
const REACHES =
  /(?<![\p{L}\p{N}.+_-])(?:[\p{L}\p{N}.+_-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}|(?:\+\d{1,3}[ .\u00A0]?(?:\(0\)[ .\u00A0]?)?|0)[1-9](?:[ .\u00A0-]?\d){7,9})(?![\p{L}\p{N}])/u

/** What stands around such an address: « Paul Martin, », « (tél. », « <…> ». */
const AROUND = /[\s,;:(<|/–—-]{0,9}(?:(?:t[ée]l|e-?mail|mail|mob|portable|phone)\.?)?[\s:]{0,4}$/iu

/** Reports how somebody else is reached, where a header speaks of others. Nobody asked them whether everybody may write or call. */
export function reportContactsOfOthers(file: ParsedFile, findings: Findings) {
  for (const { field, node } of textsOfHeader(file)) {
    const found = OF_OTHERS.test(field) ? REACHES.exec(node.value) : null
    if (found === null) continue
    const name = node.value.slice(0, found.index).replace(AROUND, '')
    const rest = node.value.slice(found.index + found[0].length)
    // The words of a sentence are its writer's; a name alone stays when what stands behind it goes.
    const isName = /^client$|author$/.test(field) && /\p{L}/u.test(name) && /^[\s)>.]{0,3}$/.test(rest)
    findings.add('text/contact', file.headerPlace(node.range[0], node.range[1]), {
      ...{ field, actual: found[0] },
      suggestion: isName ? (isSafe(name) ? name : quoted(name)) : null,
    })
  }
}

/** A password behind its name: « Mot de passe : … ». */
const PASSWORD =
  /(?<![\p{L}\p{N}_-])(?<label>mots? de passe|mdp|password|passwd|passwort|contraseña|code d['’]accès)\*{0,2}[ \t\u00A0]{0,3}[:=]\*{0,2}[ \t\u00A0]{0,3}[«“"'`]?[ \u00A0]?(?<value>[^\s«»“”"'`<>(),;|\\]{6,64})/giu

/** What a text about passwords has behind the same words: a rule, a method, an address, a stand-in. */
const NO_PASSWORD =
  /^(?:[^\p{L}]{1,64}|[^\d]{1,64})$|^\d{1,3}(?:caract|signes|lettres|char|min|max)|argon|crypt|pbkdf|sha-?\d|md5|aes|rsa|oauth|oidc|auth0|2fa|mfa|otp|web-?authn|fido|utf|base64|:\/\/|\/|^www\.|@[\p{L}\p{N}-]{1,63}\.|x{3}|\*{2}|\.{3}|…|•|\$|[{}[\]]|passw|pass$|secret|change|votre|your|exemple|example/iu

/** A standard or a version: « Mot de passe : RGAA-11.10 ». */
const STANDARD = /^(?:[A-Z]{2,8}[-_]?\d[\d.]{0,8}|v\d[\d.]{0,8})$/

/** Words that say that everybody is meant to have it: « compte de démo : … ». */
const FOR_EVERYBODY =
  /d[ée]mo|test|essa[iy]|invit|guest|visit|exempl|exampl|fictif|factice|sandbox|bac à sable|public|recruteur|recruiter|\btry\b/iu

/**
 * Reports passwords that a text tells its readers.
 * @param code where the text is code, which shows how a program is written
 * @param end what ends a passage, whose other words say for whom a password is
 */
export function reportPasswords(
  text: string,
  { code, end }: { code: readonly Span[]; end: '\n' | '\n\n' },
  placeBetween: (from: number, to: number) => Place,
  findings: Findings,
) {
  for (const { index, groups = {} } of text.matchAll(PASSWORD)) {
    const { label = '', value = '' } = groups
    const bare = value.replace(/[.!?]$/, '')
    if (NO_PASSWORD.test(bare) || STANDARD.test(bare)) continue
    if (code.some(({ from, to }) => from <= index && index < to)) continue
    const [passage = ''] = text
      .slice(Math.max(0, text.lastIndexOf(end, index)))
      .trimStart()
      .split(end, 1)
    if (FOR_EVERYBODY.test(passage)) continue
    findings.add('text/password', placeBetween(index, index + label.length), { actual: label })
  }
}
