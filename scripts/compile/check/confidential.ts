import type { Link, LinkReference } from 'mdast'
import type { Findings } from '../../diagnostics/findings.ts'
import type { PROJECT_FIELDS } from '../../fields/definitions.ts'
import { foldedWords } from '../../fields/fold.ts'
import { nameOfFile } from '../contract/file-name.ts'
import type { ParsedFile } from '../contract/parsed-file.ts'
import { type AnyNode, eachNode, isBareAddress, offsetsOf, treeOf, wordsOf } from '../render/nodes.ts'
import { isWebAddress } from '../validate/address.ts'
import { profileSite } from '../validate/profile-sites.ts'
import { isKnown } from '../validate/technologies.ts'
import type { Validated } from '../validate/validate.ts'

/** A repository, which has an owner and a name. The home page of such a host is only a tool. */
const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.[a-z.]{2,20}|bitbucket\.org|codeberg\.org)\/([^/?#]+)\/([^/?#]+)/i

/** Pages of a repository, or of its host, to which people link because of what they discuss. */
const DISCUSSED =
  /^https?:\/\/[^/]+\/(?:(?:features|topics|orgs|marketplace|sponsors|about)\/|[^/]+\/[^/]+\/(?:-\/)?(?:issues|pulls?|merge_requests|discussions|releases|wiki)(?:\/|$))/i

/** Sites of institutions, of standards and of what explains them. */
const INSTITUTIONS =
  /(?:^|\.)(?:js\.org|w3\.org|whatwg\.org|mozilla\.org|caniuse\.com|schema\.org|wikipedia\.org|gouv\.fr|(?:insee|cnil|arcep|service-public|legifrance)\.fr|europa\.eu|rfc-editor\.org|ietf\.org|ecma-international\.org|webaim\.org)$/i
/** Endings of sites of tools. */
const OF_TOOLS = /\.(?:dev|io|sh)$|(?:^|\.)(?:google\.(?:com|fr)|npmjs\.com|example\.org)$/i

/** Words before the address of a source or of a tool. « Hébergé sur » and « testé sur » may stand before that of the project. */
const BEFORE_SOURCE =
  /(?:^|[^\p{L}])(?:selon|d['’]après|sources?|(?:données|API|flux) (?:de|du|d['’])|(?:vien(?:t|nent)|provien(?:t|nent)) (?:de|du)|inspirée?s? (?:de|par)|documentation(?: de)?|(?:hébergée?s?|fournie?s?) (?:par|chez)|(?:testée?s?|mesurée?s?|vérifiée?s?|contrôlée?s?) avec|(?:icônes?|polices?|photos?|illustrations?) (?:de|du|d['’])|(?:icônes?|polices?|photos?|illustrations?|normes?|outils|icons?|fonts?|tools|standards?)[ \u00A0]?:|according to|data (?:of|from)|inspired by|documented (?:at|on)|(?:hosted|provided) by|(?:tested|measured|checked) with|(?:icons?|fonts?|photos?|illustrations?) (?:from|by))[ \u00A0]{0,2}:?[ \u00A0]{0,2}[<(«]?$/iu
/** The most characters before an address that are read. */
const BEFORE_MAX = 60

/** Words behind a link to the site of an institution or of a standard, which say whose it is: « [Le site](https://…gouv.fr) du RGAA ». */
const OF_WHOM = /^[ \u00A0](?:du|des|de|d['’]|of)(?![\p{L}])(?! (?:projet|client|project|(?:la |the )?mission))/iu

/** Hosts below which everybody gets an address. */
const OF_EVERYBODY =
  /\.(?:vercel\.app|netlify\.app|pages\.dev|github\.io|gitlab\.io|onrender\.com|herokuapp\.com|web\.app)$/i

/** Words of a link to what the project is. Those of a link to a tool or to an article name that instead. */
const OF_CODE = /^(?:depot|code|code source|source code|repo|repository|github|gitlab|ici|here)$/
const OF_SITE =
  /^(?:site|site web|website|web site|live site|live|demo|demonstration|application|en ligne|online|prototype|maquettes?)$/
const AROUND =
  /^(?:(?:voir|see|view|le|la|les|l|the) ){1,3}| (?:(?:du|of the) (?:projet|project|client)|en ligne|online|github|gitlab)$/g

/** The fewest letters of a name that is searched in an address. */
const NAME_MIN = 4

/**
 * Reports what leads to the code or the site of a confidential project: links and bare addresses in its text, proofs of its results, and the
 * address of its quotation.
 */
export function checkConfidential(
  file: ParsedFile,
  { values, placeAt, isFaulty }: Validated<typeof PROJECT_FIELDS>,
  findings: Findings,
) {
  if (!values.confidential || isFaulty('confidential')) return
  for (const [index, { proof }] of (values.results ?? []).entries()) {
    const place = placeAt(`results.${index}.proof`)
    if (proof && place) findings.add('project/confidential-text', place, { actual: proof })
  }
  const { url: ofQuote = null } = values.quote ?? {}
  const quotePlace = placeAt('quote.url')
  if (ofQuote !== null && quotePlace && profileSite(ofQuote) === null)
    findings.add('project/confidential-text', quotePlace, { actual: ofQuote })
  const tree = /https?:|www\./i.test(file.body) ? treeOf(file.body) : null
  if (tree === null) return
  const tools = new Set((values.technologie ?? []).map(asTool))
  // A project about a tool has its name, and a client may be the company that makes it.
  const titles = [values.title ?? '', nameOfFile(file.path).name].filter((name) => !isKnown(name))
  const names = [values.client ?? '', ...titles].map(compact)
  const isNamed = (name: string) => name.length >= NAME_MIN && names.includes(name) && !tools.has(asTool(name))
  const addresses = new Map<string, string>()
  const links: (Link | LinkReference)[] = []
  eachNode(tree, (node) => {
    if (node.type === 'definition' && !addresses.has(node.identifier)) addresses.set(node.identifier, node.url)
    if (node.type === 'link' || node.type === 'linkReference') links.push(node)
  })
  for (const link of links) {
    const address = link.type === 'link' ? link.url : (addresses.get(link.identifier) ?? '')
    if (!isWebAddress(address)) continue
    const [, owner = '', repository] = REPOSITORY.exec(address) ?? []
    if ([owner, repository ?? ''].some((name) => tools.has(asTool(name)))) continue
    const host = new URL(address).hostname.replace(/^www\./, '').split('.', 1)[0] ?? ''
    const words = foldedWords(wordsOf(link, file.body)).replace(AROUND, '')
    const isToProject =
      ((repository === undefined ? OF_SITE : OF_CODE).test(words) && !isOfInstitution(link, address, file.body)) ||
      isNamed(compact(repository ?? host)) ||
      (isBareAddress(link, file.body) &&
        !isSource(link, file.body) &&
        !isOfOthers(address, [owner, repository ?? host]))
    if (!isToProject) continue
    const { from, to } = offsetsOf(link)
    const place = file.places.between(file.bodyStart + from, file.bodyStart + to)
    findings.add('project/confidential-text', place, { actual: address })
  }
}

/** Returns whether a link leads to the site of an institution, and the words behind it name that. */
function isOfInstitution(link: AnyNode, address: string, body: string): boolean {
  const { to } = offsetsOf(link)
  return INSTITUTIONS.test(new URL(address).hostname) && OF_WHOM.test(body.slice(to, to + BEFORE_MAX))
}

/** Returns whether the words before an address say that it is a source. */
function isSource(link: AnyNode, body: string): boolean {
  const { from } = offsetsOf(link)
  return BEFORE_SOURCE.test(body.slice(Math.max(0, from - BEFORE_MAX), from))
}

/**
 * Returns whether an address without words leads to a tool, or to a page that others wrote: an article has a path, and the home page of a
 * site that nobody knows is that of the project.
 */
function isOfOthers(address: string, names: readonly string[]): boolean {
  const { hostname, pathname } = new URL(address)
  if (names.some(isKnown) || DISCUSSED.test(address)) return true
  if (REPOSITORY.test(address) || OF_EVERYBODY.test(hostname)) return false
  return pathname !== '/' || INSTITUTIONS.test(hostname) || OF_TOOLS.test(hostname)
}

/** Returns the letters of a name as an address has them: « Atelier du Lez » → « atelierdulez ». */
const compact = (name: string) => foldedWords(name).replaceAll(' ', '')

/** Returns those of a tool, which people write in several ways: « ReactJS », « React.js », « react ». */
const asTool = (name: string) => compact(name).replace(/(?<=.)js$/, '')
