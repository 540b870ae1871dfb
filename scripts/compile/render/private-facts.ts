import type { Findings } from '../../diagnostics/findings.ts'
import type { Place, Span } from '../../diagnostics/severity.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { textsOfHeader } from '../validate/header-texts.ts'
import { plain } from '../validate/plain-text.ts'

/** The keys that speak of somebody else: who says something of the owner, with whom and for whom a project was made. */
const OF_OTHERS = /^(?:client|team|(?:quote|testimonials\[\d{1,4}\]|references\[\d{1,4}\])\.(?:text|author|post))$/

/** A mail address, or a telephone number with its 0 or the code of its country. */
const REACHES =
  /(?<![\p{L}\p{N}.+_-])(?:[\p{L}\p{N}.+_-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}|(?:\+\d{1,3}[ .\u00A0]?(?:\(0\)[ .\u00A0]?)?|0)[1-9](?:[ .\u00A0-]?\d){7,9})(?![\p{L}\p{N}])/u

/** The most characters of such an address. */
const REACH_MAX = 400

/** What stands around such an address: « Paul Martin, », « (tél. », « <…> ». */
const AROUND = /[\s,;:(<|/–—-]{0,9}(?:(?:t[ée]l|e-?mail|mail|mob|portable|phone)\.?)?[\s:]{0,4}$/iu

/** A person with two names or a title, or what one is to the owner, before an address: « Sophie Martin, directrice, tél. ». */
const PERSON =
  /(?<![\p{L}\p{N}.’'-])(?:(?<title>M\.|Mme|Mlle|Mr\.?|Mrs\.?|Ms\.?|Monsieur|Madame|Herr|Frau)[ \u00A0](?:\p{Lu}[\p{L}’'-]{1,20}[ \u00A0]){0,2}\p{Lu}[\p{L}’'-]{1,30}|\p{Lu}[\p{L}’'-]{1,20}[ \u00A0]\p{Lu}[\p{L}’'-]{1,30}|(?<relation>[Tt]uteur|[Tt]utrice|[Mm]a[iî]tre de stage|[Mm]anager|[Ss]upervisor|[Ee]ncadrante?|[Rr]éférente?|[Bb]etreuer(?:in)?|[Bb]egeleider)[ \u00A0]?:[ \u00A0]?)(?:, \p{Ll}[\p{L} ’'-]{2,40}(?=[,:(<]))?(?=[\s,;:(<|/\]*_–—+\d\p{L}-])/gu

/** What stands between a person and an address, or between two of them: « (tél. », « | », « ](mailto: ». */
const BETWEEN =
  /[\s,;:()<>|/\]*_–—-]{0,9}(?:mailto:|tel:)?(?:(?:ou|et|or|and|oder|und) )?(?:(?:t[ée]l(?:éphone)?|e-?mail|mail|courriel|mob(?:ile)?|portable|phone|gsm)\.?[\s:]{0,4})?/iuy

/** Words with a capital in the name of an organisation, whose addresses are public. */
const ORGANISATION =
  /^(?:mairie|ville|librairie|agence|atelier|[ée]cole|lyc[ée]e|coll[èe]ge|universit[ée]|service|standard|accueil|office|cabinet|soci[ée]t[ée]|entreprise|association|h[ôo]tel|restaurant|caf[ée]|studio|groupe|support|bureau|maison|centre|club|salle|espace|boutique|garage|pharmacie|clinique|h[ôo]pital|t[ée]l[ée]phone|num[ée]ro|mobile|mail|courriel|adresse|contact|shop|store|school|university|company|group|cent(?:er|re)|team|sales|press|help|desk|gmbh|sarl|sas|inc|ltd)$/iu

/** Words before the name of a street or of a house: « 12 rue Victor Hugo ». */
const BEFORE_PLACE =
  /(?:^|[^\p{L}])(?:rue|avenue|av\.|boulevard|bd|place|quai|all[ée]es?|impasse|cours|chemin|route|square|passage|r[ée]sidence|immeuble|lyc[ée]e|coll[èe]ge|[ée]cole|universit[ée]|h[ôo]pital|espace|salle|cin[ée]ma|th[ée][âa]tre|agence|cabinet|librairie|h[ôo]tel|m[ée]diath[èe]que|biblioth[èe]que|mus[ée]e|fondation|association|soci[ée]t[ée])[ \u00A0](?:(?:de|du|des|de la)[ \u00A0]|d['’])?$/iu
/** The most characters of such words. */
const PLACE_MAX = 40

/** What a town, a street or a brand begins with, and no name of a person: « La Rochelle », « New York ». */
const NO_FIRST_NAME =
  /^(?:les?|la|los|las|the|san|santa|s(?:ain)?te?|st\.?|new|den|el|al|mont|port|bad|cap|notre|grand|grande)[ \u00A0]/iu

/** A mailbox of several people: « contact@… ». */
const OF_SEVERAL =
  /^(?:contact|info|hello|hallo|bonjour|accueil|mairie|[ée]quipe|team|support|presse|press|admin|webmaster|secretariat|reservations?|no-?reply|dpo|rh|hr|jobs|recrutement|commercial|sales|service|office|kontakt|bibliotheque|librairie)(?:[.+-][^@]{0,40})?@/iu

/** People who only stand in for others. */
const INVENTED =
  /^(?:(?:Mme |M\. )?Jean(?:ne)? (?:Dupont|Martin)|(?:Marie|Pierre|Paul) Dupont|(?:John|Jane) (?:Doe|Smith)|(?:Max|Erika) Mustermann)$/i
/** Numbers that examples show, and those of French companies. */
const NOBODYS_NUMBER = /^(?:0|33)(?:612345678|123456789|600000000|102030405|[89]\d{8})$/

/** Reports how somebody else is reached. Nobody asked them whether everybody may write or call. */
export function reportContactsOfOthers(file: ParsedFile, findings: Findings) {
  for (const { field, node } of textsOfHeader(file)) {
    const found = OF_OTHERS.test(field) ? REACHES.exec(node.value) : null
    const place = file.headerPlace(node.range[0], node.range[1])
    if (found === null) {
      for (const { actual, name } of contactsIn(node.value))
        findings.add('text/contact', place, { field, actual, name, suggestion: null })
      continue
    }
    const name = node.value.slice(0, found.index).replace(AROUND, '')
    const rest = node.value.slice(found.index + found[0].length)
    // The words of a sentence are its writer's; a name alone stays when what stands behind it goes.
    const isName = /^client$|author$/.test(field) && /\p{L}/u.test(name) && /^[\s)>.]{0,3}$/.test(rest)
    findings.add('text/contact', place, {
      ...{ field, actual: found[0], name: isName ? name : '' },
      suggestion: isName ? plain(name) : null,
    })
  }
}

/** What stands before the address of a link that writes or calls. */
const LINK_TO = /\[([^\][\n]{1,100})\]\((?:mailto:|tel:)$/
/** The most characters of that. */
const LINK_MAX = 120

/** Reports the same in a body. */
export function reportContactsIn(prose: string, placeBetween: (from: number, to: number) => Place, findings: Findings) {
  for (const { index, actual, name } of contactsIn(prose)) {
    const end = index + actual.length
    // Of a link, its words stay.
    const [link = '', words] =
      (prose[end] === ')' && LINK_TO.exec(prose.slice(Math.max(0, index - LINK_MAX), index))) || []
    const place = words === undefined ? placeBetween(index, end) : placeBetween(index - link.length, end + 1)
    findings.add('text/contact', place, { field: null, actual, name, suggestion: words ?? null })
  }
}

/** Returns the addresses and numbers behind the name of a person. */
function contactsIn(text: string): { index: number; actual: string; name: string }[] {
  if (!/@|\d[ .\u00A0-]?\d/.test(text)) return []
  return [...text.matchAll(PERSON)].flatMap(({ 0: words, index, groups = {} }) => {
    const [name = ''] = groups.relation ? [] : words.split(',')
    const isOfPlace =
      !groups.title &&
      (NO_FIRST_NAME.test(name) || BEFORE_PLACE.test(text.slice(Math.max(0, index - PLACE_MAX), index)))
    const isOfSeveral = name.split(/[ \u00A0]/).some((word) => ORGANISATION.test(word))
    if (isOfPlace || isOfSeveral || INVENTED.test(name)) return []
    const found: { index: number; actual: string; name: string }[] = []
    for (let at = index + words.length; ; ) {
      BETWEEN.lastIndex = at
      const from = at + (BETWEEN.exec(text)?.[0].length ?? 0)
      const reach = REACHES.exec(text.slice(from, from + REACH_MAX))
      const actual = reach?.[0] ?? ''
      const digits = actual.replace(/\D/g, '')
      if (reach?.index !== 0 || OF_SEVERAL.test(actual) || NOBODYS_NUMBER.test(digits)) return found
      found.push({ index: from, actual, name })
      at = from + actual.length
    }
  })
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

/** The most characters of a passage that are read on each side of a password, because a text may have thousands of passwords. */
const PASSAGE_MAX = 1000

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
    const before =
      text
        .slice(Math.max(0, index - PASSAGE_MAX), index)
        .split(end)
        .at(-1) ?? ''
    const [after = ''] = text.slice(index, index + PASSAGE_MAX).split(end, 1)
    if (FOR_EVERYBODY.test(before + after)) continue
    findings.add('text/password', placeBetween(index, index + label.length), { actual: label })
  }
}
