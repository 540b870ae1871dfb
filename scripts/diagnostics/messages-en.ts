import { listOf, numbersOf } from '../spoken/lang.ts'
import { foreignMessage, foreignValueMessage } from './foreign-forms.ts'
import type { Limit } from './limits.ts'
import {
  DRAFT_WORDS,
  draftOf,
  type FactsOf,
  inLines,
  isInternational,
  isMarkdown,
  isOnlyHtml,
  isOnOtherSite,
  isPage,
  isYesOrNo,
  LOST,
  linkedBy,
  type Messages,
  showsRemote,
} from './messages.ts'
import { ENGLISH_PICTURES, type FileKind, MERMAID_LINE } from './picture-texts.ts'

const or = listOf('en', 'disjunction')
const languages = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (lang: unknown) => languages.of(String(lang))
const and = listOf('en', 'conjunction')
const count = numbersOf('en')

/** Says what stands in for a photograph that somebody does not want to show. */
const withoutPhoto = (field: string | null) =>
  field === 'hero.portrait' ? ' Without a photograph, a drawing does: your initials, for example, as SVG.' : ''

/** What to do instead of writing a key of another generator. `@` stands for a key or for the name of a file. */
const KEY_REMEDIES = {
  rename: 'Write “@:” instead',
  draft: 'Delete this line, and rename the file “@”: a draft begins with “_”',
  alreadyDraft: 'Delete this line: this file already is a draft, because its name begins with “_”',
  published: 'Delete this line: each file is published, except those whose name begins with “_”',
  expiry: 'Delete this line: no date takes a text off the site. If it must not be seen any more, rename the file “@”',
  address: 'Delete this line: the address is the name of the file',
  cv: 'Delete this line, and write your CV in cv.md: the page and the PDF are made from it',
  body: 'Move this text below the second “---”: it is the profile of the CV',
  site: 'Delete this line: the CV takes it from site.md',
  unlisted: 'Delete this line: nothing leads to a CV of cvs/ without “listed: true”',
  night:
    'Delete this line: the site has a look for the day and one for the night, and follows the setting of each visitor’s device',
  profile: 'Add this profile to the list “profiles”, with a name and an address: “@”',
  service: 'Write “@” instead of this line',
  text: 'Move this text below the second “---”: it is the text of the home page',
  menu: 'Delete this key and what belongs to it: the menu comes from the pages of the site; “menu: true” in a page of yours adds it there',
  names:
    'Write each of these names as an entry of the list, instead of this group. Domains and their skills go into cv.md',
  level: 'Delete this line: a technology has no level here; a skill of cv.md may have one',
  ongoing: 'Delete this line: what has no “end” still continues',
  featured: 'Delete this line, and name this file in site.md, among the projects of the home page: “@”',
  language:
    'Delete this line: the language is that of “lang” in site.md, and a translation is a file of its own (guide, “languages”)',
  links: 'Give this address in the list “links”, with what it opens: “@”',
  passage: 'Say it in the text, below the second “---”, and delete this key',
  copyright:
    "Delete this line: the foot of the pages says “©”, your name and the year. Write another year as “footer: { year: '2024' }”",
  cookies:
    'Delete this key: this service sets cookies, to which each visitor would have to agree. To count visits without cookies, write for example “analytics: plausible”',
  made: 'Delete this line: the site makes it itself',
  owner:
    'Delete this key and what belongs to it: the CV takes your name and your addresses from site.md. Write the trade as “title:”, and the text of the profile below the second “---”',
  drop: 'Delete this line: nothing reads it here',
  dropGroup: 'Delete this line and those that belong to it: nothing reads them here',
} as const

const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`)
const inDays = (days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`)
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`)
const didYouMean = (suggestion: string | null) => (suggestion === null ? '' : ` Did you mean “${suggestion}”?`)

const lines = (values: readonly string[]) => `line${values.length > 1 ? 's' : ''} ${and.format(values)}`

/** Shortens a long list to its first names and the number of others. */
const firstFew = (names: readonly string[]) =>
  names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} others`] : names
const MOST_NAMED = 6

/** Says how a film or a sound is given, of which Markdown has no form. */
function withoutMarkdown(html: string, other: string): string {
  if (/^<video/i.test(html))
    return 'Give a film in the header of a project: “video: { file: film.mp4, poster: film.png }”, beside the Markdown'
  return /^<audio/i.test(html) ? 'Put the file into public/, and give a link to it: “[Listen](/sound.mp3)”' : other
}

/** The words of a link, by what it opens. */
const LINKED = {
  code: 'the code on GitHub',
  film: 'the video',
  file: 'the document (PDF)',
  project: 'the title of the project',
  page: 'the name of the page',
} as const

/** Says what a film or a font is instead, if that explains what to do. */
const insteadIs = (is: FileKind | null) =>
  is === null || /^(unknown|font|film|mp4|text)$/.test(is)
    ? ''
    : `, but ${ENGLISH_PICTURES.kinds[is]}${is === 'lfs' ? ' (“git lfs pull” downloads it)' : is === 'annex' ? ' (“git annex get” downloads it)' : ''}`

const nameOf = (character: string) => (/\s/.test(character) ? 'a non-breaking space' : `“${character}”`)

/** Returns the end of a message about readability. */
const unless = (key: string) => ` To stop reading this: “review: { ${key}: false }” in site.md.`

/** The things that a translation must contain like its original. */
const TRANSLATED = { link: 'A link', picture: 'A picture', figure: 'A figure', key: 'A key', value: 'A value' } as const

const EARLY_MENDS = {
  drop: 'Delete this “---” line',
  'drop both': 'Delete this “---” line and the next one',
  move: 'Put this “---” line below the last key',
} as const

/** The task that an old key leaves to the owner. `#` stands for the key, `@` for the new one. */
const BY_HAND = {
  repeated: 'But “#” is written twice: delete one of the two lines.',
  taken: 'But @ already has a value: keep it and delete “#”, or the other way round.',
  value: 'But this value of “#” has no equivalent: write @ and its new value yourself.',
} as const

/** Returns the new name of a key, and its group if that is another one. */
function newPlace({ field, suggestion }: FactsOf<'migration/due'>): string {
  const path = suggestion ?? ''
  const group = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const name = path.slice(path.lastIndexOf('.') + 1)
  const oldGroup = (field ?? '').slice(0, Math.max(0, (field ?? '').lastIndexOf('.')))
  if (group === oldGroup) return `“${name}”`
  return group === '' ? `“${name}”, at the left edge,` : `“${name}” under “${group}:”`
}

/** The message for each limit; `#` stands for its number. */
const EXCESSES: Readonly<Record<Limit, string>> = {
  headerLines: 'This header has more than # lines. Keep what matters: the rest goes into the text, below the header.',
  headerLength:
    'This header has more than # characters. Keep what matters: the rest goes into the text, below the header.',
  bodyLines: 'This text has more than # lines. Keep what matters, or make several projects of it.',
  marks:
    'This text has more than # formatting marks (brackets, asterisks, backticks, bars…). Keep what matters, or make several projects of it.',
  passage:
    'This passage has more than # formatting marks (brackets, asterisks, backticks…) without a blank line. Split it with blank lines.',
  words: 'This text has more than # words. Keep what matters, or make several projects of it.',
  passageWords: 'This passage has more than # words without a blank line. Split it with blank lines.',
  wordLength: 'This line has more than # characters without a space. Split it with spaces, or shorten it.',
  depth:
    'This line is inside more than # quotations or lists, one within the other. Remove the extra “>” signs, dashes or spaces at the start of the line.',
  containers: 'This text has more than # quotations and list items. Keep what matters, or make several projects of it.',
  cells: 'The tables of this text have more than # cells. Remove columns or rows.',
  slips: 'This file has more than # mistakes of language: only the first ones are shown. Mend them, then check again.',
  errors: 'This file has more than # errors: its spelling is checked once it has fewer.',
  findings: 'This file has more than # problems: only the first ones are shown. Mend them, then check again.',
  cvPages: 'This CV would take more than # pages. Keep what matters, and put the rest on a page of the site.',
  cvsPages:
    'With this one, your CVs have more than # pages together. Shorten them, or put “_” before the names of those that you no longer send.',
  cvs: 'With this one, you have more than # CVs in cvs/. Put “_” before the names of those that you no longer send.',
  technologies:
    'With those of this project, your projects name more than # technologies, and each has a page. Keep those that matter.',
}

/** The English text of each code, with the same facts as in French (`messages.ts`). */
export const ENGLISH_MESSAGES = {
  'file/missing': ({ actual, lang }) =>
    `The file ${actual} is missing. Create it: the guide shows one${lang === null ? '' : `; or remove “${lang}” from “lang”, in site.md`}.`,
  'cv/missing': 'The file {file} is missing: the “CV” link will not appear. Create it if you want a CV.',
  'cv/draft': 'The CV is a draft: the “CV” link will not appear. Complete this file, then rename it “cv.md”.',
  'cv/letters': ({ actual, letters, instead }) =>
    `The font has no ${or.format(firstFew(quoted(letters)))}: cv.pdf says “${instead}” instead of “${actual}”. Give the site a font that has these characters (in the guide, the part about your own font), or write it otherwise.`,
  'cv/unread': ({ actual, instead, rightToLeft }) =>
    `A program that reads cv.pdf does not find “${actual}” in one piece and in its place: it finds ${instead === '' ? 'something else' : `“${instead}”`} there. ${rightToLeft ? 'The PDF cannot lay out a script that runs from right to left: write this text in Latin letters.' : 'Write this text more simply; if it is simple, this is a fault of the generator: please report it.'}`,
  'cv/title-wraps':
    'This title takes several lines in cv.pdf, and a program that reads line by line keeps only “{kept}”. Shorten it: the rest can go into the text that follows it.',
  'cv/pages':
    'This CV has {pages} pages as a PDF, and two at most are usual. Remove what matters least, or write “layout: compact”.',
  'cv/month':
    'The date “{actual}” has no month: a program that counts how long this post lasted has to guess it. Write the month, for example “{suggestion}”.',
  'cv/email':
    'The CV has no email address: a program that sorts applications will not know whom to answer. Add “email:” to site.md, or leave it so if you do not want to give one.',
  'cv/place':
    'The CV does not say where you are: a recruiter who searches by place will not find it. Add “place:” to site.md, or “location:” here.',
  'cv/score':
    'The grade “{actual}” is above the number out of which it is given. Copy it from the transcript again, or correct that number.',
  'cv/too-long':
    'This CV has {pages} pages as a PDF, and “pages: {most}” asks for fewer. Remove what matters least (“points”, “sections”, “hide”), write “layout: compact”, or allow more.',
  'cv/tag-unknown': ({ actual, expected, suggestion }) =>
    `No CV is called “${actual}”.${didYouMean(suggestion) || (isYesOrNo({ actual }) ? ` Write ${or.format(expected)}, or remove this tag.` : expected.length > 1 ? ` Write ${or.format(expected)}, or create “cvs/${actual}.md”.` : ` Create “cvs/${actual}.md”, or remove this tag.`)}`,
  'cv/never-shown':
    'No CV shows this: those that this tag names hide it too, leave out the part or the entry that contains it, or have enough points without it. Change the tag, or delete this text.',
  'cv/target-alone':
    'This CV chooses from cv.md, which is missing or only a draft. Write cv.md, or put a “_” before the name of this file.',
  'application/address-missing':
    'This application has no secret address yet. Run “npm run check -- --fix”: it draws one at random and writes it here, once and for all.',
  'application/address-weak': ({ rest }) =>
    rest === null
      ? 'This address is not drawn at random: somebody could guess it. Delete the line “address”, then run “npm run check -- --fix”: it writes one.'
      : `“${rest}” would be part of the address, and the one that you gave away would lead nowhere. Keep only the address on this line; a remark goes on a line of its own, after a “#”.`,
  'application/address-taken':
    'This address is already that of {other}. In the file that nobody has received yet, delete the line “address”, then run “npm run check -- --fix”: it writes another one.',
  'application/address-told':
    'The secret address of {other} is written here: others than its reader would find it. Delete it, or give this application another one.',
  'application/cv': ({ actual, expected, suggestion }) =>
    `No CV is called “${actual}”.${didYouMean(suggestion) || (expected.length > 0 ? ` Write ${or.format(expected)}.` : ' Write cv.md, or delete this line.')}`,
  'application/cv-draft':
    'The CV “{actual}” is a draft, which nobody will see. Publish it by removing the “_” from the name of its file, or choose another one.',
  'application/public':
    'Only people who have its address find the page of an application, but anyone who reads your files finds everything there: in a public repository, it is not secret. Keep the repository private, or leave “candidatures/” out of it (.gitignore) and publish from your machine.',
  'body/link-private': 'The link “{actual}” leads to an application, which only its reader should find. Remove it.',
  'text/identity':
    '“{actual}” looks like the number of a social security card, an identity paper or an account: whoever reads it can pretend to be you. Delete it: no recruiter needs it.',
  'text/secret':
    '“{actual}…” is a secret key: whoever reads it can act in your name. Revoke it on the site that gave it to you, then delete it here; to show its form, write “x” in the place of the rest.',
  'text/contact': ({ actual, suggestion }) =>
    `“${actual}” lets everybody reach somebody else than you. ${suggestion === null ? 'Delete it' : `Write “${suggestion}”`}: give it in person to whoever wants a reference.`,
  'text/password':
    '“{actual}” is followed by a password, which all visitors will read. Delete it, and change it where it is used; if it opens a demonstration to everybody, say so beside it: “demo account”.',
  'text/to-write': '“{actual}” is placeholder text, and visitors will read it. Replace it with your own.',
  'text/draft': 'In this draft, “{actual}” is still to be written. Replace it before you remove the “_” from the name.',
  'file/too-large': 'The file weighs {actual}. A content file must stay below 256 KB: move the rest elsewhere.',
  'file/limit': ({ limit, most }) => EXCESSES[limit].replace('#', count.format(most)),
  'file/encoding': ({ actual, isSingle }) =>
    isSingle
      ? `This character is not UTF-8, although the rest of the file is: it was probably “${actual}”. Delete it and type it again.`
      : `The file is not UTF-8 (${actual}). Save it as UTF-8 in your editor.`,
  'file/control-character': ({ actual, suggestion }) =>
    actual === LOST
      ? 'A program put “\uFFFD” in the place of a character that it could not read. Type the original character here again.'
      : `An invisible character (${actual}) slipped in here. ${suggestion === null ? 'Delete it and retype the text around it.' : `Write ${suggestion === ' ' ? 'a space' : `“${suggestion}”`} in its place, or run “npm run check -- --fix”.`}`,
  'file/garbled': ({ characters, mend }) =>
    `This text was decoded wrongly. Write ${and.format(characters.map(([written, intended]) => `${nameOf(intended)} instead of “${written}”`))}${mend === null ? ', if it is not quoted on purpose.' : ', or run “npm run check -- --fix”.'}`,
  'file/line-ends':
    'The lines of this file end in a lone carriage return (CR), which many tools read as one long line. Save it with LF or CRLF line ends, or run “npm run check -- --fix”.',
  'file/name': ({ actual, suggestion }) =>
    `The name “${actual}” cannot become an address. Rename the file “${suggestion ?? 'my-project'}.md”: lower case without accents, digits and hyphens, one hundred characters at most.${suggestion?.startsWith('_') ? ' With “_” in front it is a draft, which nobody sees.' : ''}`,
  'file/name-reserved':
    'The name “{actual}” is reserved for the site, or by Windows. Rename the file, for example “{suggestion}.md”.',
  'file/name-duplicate': 'The address “{actual}” is already that of {other}. Rename one of the two files.',
  'file/ignored': ({ reason, suggestion }) =>
    `This file is not read: ${reason}. ${suggestion === null ? 'Move it or delete it.' : isPage(suggestion) ? `If it is a page of the site, rename it “${suggestion}”; if not, move it out of this folder.` : `Rename it “${suggestion}”.`}`,
  'file/foreign': ({ reason, suggestion }) =>
    `This file is not published: ${reason}, and a page is written in Markdown. Copy its text into “${suggestion}”, below a header; if it is not for the site, move it out of this folder.`,
  'file/misplaced': ({ reason, suggestion }) =>
    `This file is not published: ${reason}. ${suggestion === null ? 'Delete it, or move it out of this folder' : `Move it: “${suggestion}”`}.`,
  'file/unreadable': 'This file cannot be read ({reason}). Replace it with a real file, or delete it.',
  'public/taken':
    'This name is taken: the build writes “{output}” itself, and one of the two would be lost. Rename this file, or delete it.',
  'file/too-costly':
    'Reading this file takes {reason}: it was given up. Shorten its very long lines, its lists and its tables. If nothing in it is unusual, this is a fault of the tool: please report it.',
  'file/failed':
    'Reading this file failed ({reason}). This is a fault of the tool: please report it, with this file. The other files were checked.',
  'file/conflict':
    'Git left two versions of the text here, from line {start} to line {end}. Keep one and delete the other, with the lines “<<<<<<<”, “=======” and “>>>>>>>”.',
  'header/missing': ({ above }) =>
    above === null
      ? 'The header is missing. Begin the file with a “---” line, then the keys, then another “---” line.'
      : `The first “---” line is missing. Add it above “${above}”.`,
  'header/misplaced':
    'Something stands before the header. Delete what is above: the “---” line must be the very first of the file.',
  'header/delimiter': 'The line “{actual}” is not a delimiter. Write exactly three hyphens: “---”.',
  'header/closed-early': ({ actual, remedy }) =>
    `The header is closed here, but the key “${actual}” comes after. ${EARLY_MENDS[remedy]}: there must be only one before the keys and one after.`,
  'header/unclosed': 'The header is not closed. Add a “---” line after the last key, below line {last}.',
  'header/language':
    'The header asks for the language “{actual}”: it will never be executed. Write “---” alone, and YAML keys.',
  'header/empty': 'The header is empty. Write at least the required keys between the two “---” lines.',
  'yaml/syntax':
    'The header cannot be read here ({reason}). Check the indentation, the quotes and the colons of this line.',
  'yaml/tab': ({ wanted }) =>
    `A tab serves as indentation. Delete the start of the line${wanted === 0 ? '' : `, and type ${spaces(wanted)} there`}.`,
  'yaml/space':
    'A non-breaking space serves as indentation. Delete the start of the line and type ordinary spaces again.',
  'yaml/indentation': ({ actual, found, wanted }) =>
    `“${actual}” is not aligned: ${wanted === 0 ? `delete ${spaces(found)} at the start of the line` : `there must be ${spaces(wanted)} at the start of the line, and there ${found === 1 ? 'is' : 'are'} ${found}`}.`,
  'yaml/line': ({ actual, suggestion, field }) =>
    suggestion === null
      ? `“${actual}” is neither a key nor a value. Write “key: value”, put “#” in front if it is a comment, or delete the line.`
      : `“${actual}” is neither a key nor a value. ${field === null ? 'Write' : 'If it continues the line above, write them on one line:'} “${suggestion}”.`,
  'yaml/item': 'Each entry of a list begins with a hyphen and a space. Write “{suggestion}”.',
  'yaml/split-entry':
    'This hyphen cuts the entry above in two, which lacks “{actual}”. Replace the hyphen of this line with a space.',
  'yaml/list': 'This list cannot be read: {reason}. Write “{suggestion}”.',
  'yaml/after': ({ actual, field = null, suggestion }) =>
    field === null
      ? `“${actual}” cannot follow this value. Write “${suggestion}”.`
      : `“${actual}” is too much: the lines below already say what “${field}” is. Write “${suggestion}”, or delete those lines.`,
  'yaml/two-keys': ({ actual, lines: [first, second] }) =>
    `The key “${actual}” needs a line of its own. Write “${first}”, then “${second}” on the line below.`,
  'yaml/colon': 'A colon cuts this value. Put it in quotes: {suggestion}.',
  'yaml/comma': 'A comma cuts this value. Put it in quotes: {suggestion}.',
  'yaml/colon-space': ({ noBreak, suggestion }) =>
    `${noBreak ? 'An ordinary space is missing after the colon: delete the non-breaking space' : 'A space is missing after the colon'}. Write “${suggestion}”.`,
  'yaml/equals': 'A key is separated from its value by “: ”, not by “{actual}”. Write “{suggestion}”.',
  'yaml/quote': 'The quotes ({actual}) of this value do not come in pairs. Write “{suggestion}”.',
  'yaml/escape': 'Between double quotes, “\\” has a special meaning. Write “{suggestion}”.',
  'yaml/bracket': 'The “{actual}” is never closed by “{expected}”. Write “{suggestion}”.',
  'yaml/special': ({ actual, suggestion }) =>
    `The character “${actual}” has a special meaning here. ${/^['"]/.test(suggestion) ? 'Put the value in quotes' : 'Write'}: ${suggestion}.`,
  'yaml/nesting': 'The header is nested too deeply to be read. Simplify this passage.',
  'yaml/duplicate-key': ({ actual, suggestion }) =>
    suggestion === null
      ? `The key “${actual}” is written twice. Keep only one of the two lines.`
      : `The key “${actual}” is already in this entry. If a new entry begins here, put a hyphen in front, two spaces further left: “${suggestion}”. Otherwise, delete the line.`,
  'yaml/feature': '{feature} has no use in a header. Write the value out in full, or put it in quotes.',
  'yaml/json':
    'This header in braces (JSON) cannot be read. Write one “key: value” line per key, without braces, without quotes around the keys, without a comma at the end: “title: Bank”.',
  'yaml/not-a-map': 'The header must be a series of “key: value” lines, for example “title: Online bank”.',
  'migration/due': (d) =>
    d.byHand
      ? `Version ${d.since}: ${d.says} Here, “${d.call}” cannot rewrite the file: ${d.suggestion === null ? `delete “${d.actual}”` : `write ${newPlace(d)}`} yourself. Until then, the site still builds.`
      : `Version ${d.since}: ${d.says} Run “${d.call}” to rewrite this file. Until then, the site still builds.`,
  'migration/by-hand': (d) =>
    `Version ${d.since}: ${d.says} ${BY_HAND[d.problem].replaceAll('#', () => d.actual).replace('@', () => newPlace({ ...d, byHand: true, call: '' }))}`,
  'key/unknown': ({ actual, expected, suggestion, taken }) =>
    taken === null
      ? `The key “${actual}” does not exist.${didYouMean(suggestion) || ` Possible keys: ${and.format(expected)}.`}`
      : `The key “${actual}” does not exist, and “${taken}” is already there. Delete it, or say it in “${taken}”${taken === 'start' ? ' and “end”' : ''}.`,
  'key/foreign': ({ actual, of, remedy, suggestion }) =>
    `“${actual}” is ${of === '' ? 'no key here' : `a key of another generator (${of})`}. ${KEY_REMEDIES[remedy].replace('@', () => suggestion ?? '')}.`,
  'key/misplaced': ({ actual, group, key }) =>
    key === actual
      ? `“${actual}” is part of “${group}”. Put the line under “${group}:” and begin it with two spaces.`
      : `“${actual}” is called “${key}” and is part of “${group}”. Put the line under “${group}:” and begin it with two spaces and this name.`,
  'key/missing': ({ field, suggestion }) =>
    suggestion === null
      ? `The key “${field}” is missing. Add it, with the path of a file of yours, put beside the Markdown or into public/.${withoutPhoto(field)}`
      : `The key “${field}” is missing. Add a line, for example “${suggestion}”.`,
  'key/unused': ({ key, by, other, needed }) => {
    const [group, name] = [by.slice(0, Math.max(0, by.lastIndexOf('.'))), by.slice(by.lastIndexOf('.') + 1)]
    const beside = other === null ? `without “${needed ? `${by}: ${needed}` : by}”` : `with “${by}: ${other}”`
    if (needed === '')
      return `“${key}” has no effect ${beside}. Delete “${key.slice(key.lastIndexOf('.') + 1)}”, or give “${by}” too.`
    const add = needed === null ? '' : `write “${name}: ${needed}”${group && ` under “${group}:”`}`
    return `“${key}” has no effect ${beside}. Delete “${key.slice(key.lastIndexOf('.') + 1)}”${add && `, or ${add}`}.`
  },
  'value/type': ({ field, actual, expected, suggestion }) =>
    `“${field}” is “${actual}”, but it must be ${or.format(expected)}.${suggestion ? ` Write ${suggestion}.` : ''}`,
  'value/empty': ({ field, suggestion }) =>
    suggestion === null
      ? `“${field}” is empty. Write the path of a file of yours, put beside the Markdown or into public/.${withoutPhoto(field)}`
      : `“${field}” is empty. Write a value, for example “${suggestion}”.`,
  'value/kept':
    '“{field}” cannot be empty: the text of the template, {suggestion}, stays in its place. Write your own, or delete this key.',
  'value/remark-only': 'What follows “#” is only a comment: “{field}” is empty. Delete the “#”: “{suggestion}”.',
  'value/remark':
    '“{actual}” will be part of the value. If it is a comment, keep “{value}” and write “{remark}” on a line of its own, above.',
  'value/stray': '“{actual}”, at the end, will be part of the value. Delete this character: {suggestion}.',
  'value/joined': '“{actual}” counts as one entry of the list. If there are several, separate them: {suggestion}.',
  'value/list-word': ({ actual, suggestion }) =>
    suggestion === null
      ? `“${actual}” would read as the name of a technology. Delete this entry of the list.`
      : `“${actual}” would be shown as it is, as the name of a technology. Write “${suggestion}”.`,
  'value/no-word':
    '“{actual}” has neither a letter nor a digit: nobody will know what it is. Write it in words, or delete it.',
  'value/cut':
    'A “#” cuts this value: only “{actual}” is left of it. Put it in quotes: {suggestion}, or write the comment on its own line.',
  'value/ambiguous': '“{actual}” is a text for some readers of YAML only. Put the value in quotes: {suggestion}.',
  'value/quotes': 'These curly quotes will be part of the value. Write straight quotes, or none: {suggestion}.',
  'value/html': '“{actual}” will show as it is in the page: “{field}” is plain text. Write {suggestion}.',
  'value/markdown':
    '“{actual}” will show as it is in the page: “{field}” is plain text, without Markdown. Write {suggestion}.',
  'value/foreign': ({ form, ...facts }) => foreignValueMessage('en', form, facts),
  'value/long': '“{field}” has {count} characters: cards, tabs and search engines will cut it. Keep {most} at most.',
  'value/placeholder': ({ actual, expected, suggestion }) =>
    `This text names “{${actual}}”, which does not exist here.${didYouMean(suggestion && `{${suggestion}}`)} It may name ${or.format(expected.map((name) => `{${name}}`))}.`,
  'value/control-character': 'The value has an invisible character ({actual}). Delete its “\\” sequence.',
  'value/unknown': ({ actual, field, expected, suggestion }) =>
    field === 'hsts' && isYesOrNo({ actual })
      ? 'The site already asks for HTTPS (HSTS): delete this line. Write preload only if all subdomains of your address stay on HTTPS.'
      : `The value “${actual}” does not exist for “${field}”.${didYouMean(suggestion)} Write ${or.format(expected)}${field === 'category' ? ', or name your kinds under “categories”, in site.md' : ''}.`,
  'value/none': 'Leave “{field}” empty instead of writing “{actual}”.',
  'state/draft': ({ actual, expected, suggestion }) =>
    `“${actual}” does not keep it from being published. Write ${or.format(expected)}, and rename the file “${suggestion}”: a draft begins with “_”.`,
  'number/range': ({ actual, field, suggestion }) =>
    suggestion === null
      ? `“${field}” is ${actual}. Write a whole number from 1 upwards, or null.`
      : `“${field}” is ${actual}. Write ${suggestion}, a whole number without a zero or sign too many.`,
  'number/duplicate':
    'The number {actual} is already that of {other}. Give one of the two another number, for example {suggestion}.',
  'number/gap': ({ actual, last, missing }) =>
    `${last === 0 ? `The first number is ${actual}` : `After number ${last} comes ${actual}`}: ${missing} is missing. Renumber if this is not intended.`,
  'project/unfinished':
    'This project seems unfinished: it lacks {count} keys. To keep it from being seen yet, rename the file “{suggestion}”: a name that begins with “_” is that of a draft.',
  'project/title-missing':
    'The title is missing. Add “title: Name of the project”, or “state: NOT_STARTED” if the project has not begun.',
  'project/title-duplicate':
    'The title “{actual}” is already that of {other}: nothing will tell the two projects apart. Give each its own.',
  'project/url-repeated':
    '“{actual}” is already the address of {other}. If this file is a copy of it, write the address of this project here.',
  'project/theme-missing': 'The theme is missing. Add “theme:” and a short sentence.',
  'project/body-missing': 'The description is empty. Write some sentences below the header.',
  'page/title-duplicate':
    'The title “{actual}” is already that of {other}: nothing will tell the two pages apart. Give each its own.',
  'page/body-missing': 'The page is empty. Write its text below the header.',
  'project/live-not-started':
    'The project has not begun, but its site has an address. Change “state”, or leave “url” empty.',
  'project/technologie-empty': 'The list “technologie” is empty. Add at least one technology.',
  'project/technologie-repeated':
    '“{actual}” is in the list twice, perhaps under another name. Keep only one of the two entries.',
  'project/confidential-link':
    'The project is confidential, but “{field}” leads elsewhere. Delete “{field}”, or “confidential” if everything may be seen.',
  'project/confidential-text':
    'The project is confidential, but “{actual}” leads to its code, its site or a proof. Delete this address, or “confidential” if everything may be seen.',
  'result/figure':
    '“{actual}” has no figure. Write what was measured, for example “after: 94”, or say it in words under “result:”.',
  'result/unit': ({ actual, unit, suggestion }) =>
    suggestion === null
      ? `“${actual}” has another unit than “unit”, and the page would write “${actual} ${unit}”. Write the figure alone here, in “${unit}”, or correct “unit”.`
      : `“${actual}” already says its unit, and “unit” would repeat it: “${actual} ${unit}”. Write “${suggestion}” here.`,
  'result/same':
    '“{actual}” before and after: nothing would have changed. Correct one of the figures, or delete “before”.',
  'url/invalid': ({ actual, suggestion, other }) =>
    other
      ? `“${actual}” is not an address: an address has no spaces. Write “${suggestion}”, or “${other}” if the rest is a remark.`
      : `“${actual}” is not an address.${didYouMean(suggestion) || ` ${/\s/.test(actual) ? 'An address has no spaces: write it like' : 'Write it in full:'} “https://example.com/page”.`}`,
  'url/scheme': 'An address begins with https:// or http://, not with “{actual}”.',
  'url/credentials': 'The address contains a user name or a password. Remove what stands before “@”.',
  'url/http': 'The address is not encrypted. Write https:// if the site allows it.',
  'url/local': ({ actual, field = null }) =>
    `“${actual}” exists on your network only: nobody else will see anything there. ${field === 'origin' ? 'Write the address that the site will have online, that of the host, such as “https://my-name.netlify.app”, or your own domain' : `Give the public address, or ${field?.includes('[') ? 'delete this entry' : 'leave it empty'}`}.`,
  'url/preview': ({ actual, suggestion, field = null }) =>
    suggestion === null
      ? `“${actual}” exists only while you work: it is the address of a tunnel or of an online editor. ${field === 'origin' ? 'Write the address that the site will have online, that of the host, such as “https://my-name.netlify.app”, or your own domain' : `Give the public address, or ${field === null ? 'remove this link' : field.includes('[') ? 'delete this entry' : 'leave it empty'}`}.`
      : `“${actual}” shows one version of the site only, that of a trial: search engines and shared links would lead there. Write the address of the site itself, probably “${suggestion}”.`,
  'url/whatsapp': ({ actual, suggestion }) =>
    `“${actual}” opens no conversation: WhatsApp expects the number with its country code, without a 0 before it. Write ${suggestion === null ? 'for example “https://wa.me/44…” for the United Kingdom' : `“${suggestion}”`}.`,
  'url/network': ({ actual, name, network, field = null }) =>
    `“${actual}” leads to ${network}, but is shown under the name of ${name}. Write the address of your ${name} profile, or ${field?.includes('[') ? `give this entry the name “${network}”` : `move this one under “profiles:”, with “name: ${network}”`}.`,
  'url/private': ({ actual, suggestion }) =>
    `“${actual}” ${suggestion === null ? 'probably opens' : 'opens'} for you alone: a visitor would have to log in to your account. ${suggestion === null ? 'Publish that page and write the public address that it gets, or remove this link' : `Write “${suggestion}”`}.`,
  'url/fleeting':
    '“{actual}” will soon stop working: the service that gave it keeps it for some minutes or days only. Put the file into public/ and write for example “/report.pdf”, or give an address that lasts.',
  'url/meeting':
    '“{actual}” opens the room of a meeting: any visitor could enter. Give the page where people book an appointment, or remove this link.',
  'url/copied': ({ actual, suggestion, of }) =>
    `“${actual}” keeps the trace of the program from which it was copied (${of}). Write “${suggestion}”.`,
  'url/profile':
    '“{actual}” leads each visitor to an own account, to a home page or to another page, not to your profile. Open your profile in a browser and copy its address, such as “https://{path}/first-last”.',
  'url/origin': ({ actual, suggestion, base, isElsewhere }) =>
    isElsewhere
      ? `“${actual}” is a page of another site. Write the address where yours will be, such as “${suggestion ?? 'https://first-last.com'}”.`
      : `“${actual}” must be the address of the site alone, with nothing behind it. Write “${suggestion}”.${base === '/' ? '' : ` The folder is given when the site is built: “npm run build -- --base ${base}”; on GitHub Pages, .github/workflows/site.yml does it.`}`,
  'email/invalid': ({ actual, suggestion }) =>
    `“${actual}” is not an email address. Write ${suggestion === null ? 'for example “name@example.com”' : `“${suggestion}”`}.`,
  'phone/invalid': ({ actual, suggestion }) =>
    `“${actual}” is not a phone number. Write ${suggestion === null ? 'for example “+44 20 7946 0000”' : `“${suggestion}”`}.`,
  'phone/zero':
    '“{actual}” has lost its first 0: nobody will recognise this number. Write {suggestion}, with the quotes.',
  'phone/national': ({ actual, suggestion }) =>
    `“${actual}” has no country code: nobody can dial it from another country. ${suggestion === null ? 'Write it with its code, for example “+49 …” for Germany' : `Write “${suggestion}”`}.`,
  'phone/unassigned': ({ actual }) =>
    isInternational(actual)
      ? `“${actual}” is nobody’s number: no country has numbers of this form. Read its digits again.`
      : `“${actual}” is not a French number. Read its digits again; if it is of another country, write it with its code, for example “+44 …” for the United Kingdom.`,
  'date/invalid': ({ actual, expected, suggestion }) =>
    `“${actual}” is not a date. ${suggestion === null ? `Write it as ${or.format(expected)}, in quotes` : `Write '${suggestion}'${suggestion.length === 4 ? `, or the year and the month, such as '${suggestion}-03'` : ''}`}.`,
  'date/period': ({ actual, suggestion, rest, other, instead }) =>
    instead
      ? `“${actual}” ${instead === 'one' ? 'has no day' : 'is a period, not a day'}. Write “${suggestion}” instead of this line.`
      : `There are two dates in “${actual}”. Write '${suggestion}' here, and “${other}: '${rest}'” on another line.`,
  'date/ambiguous':
    "“{actual}” can be read in two ways. Write '{dayFirst}' if the day comes first, or '{monthFirst}' if the month does.",
  'date/no-such-day': '“{actual}” does not exist: that month has {days} days. Correct the day.',
  'date/ongoing': ({ actual, field }) =>
    `“${actual}” is not a date. If it still goes on, leave the value empty: “${field?.split('.').at(-1)}:”.`,
  'date/order': 'The end ({actual}) comes before the start ({start}). Check both dates.',
  'date/future': ({ actual, field, file = '' }) =>
    `“${actual}” is still to come: whoever reads it will think it a mistake. Write the right date, or delete it.${field === 'date' && /\/projets\/(?!_)/.test(file) ? ` No date holds a text back: if it must wait, rename the file “${draftOf(file)}”, a draft.` : ''}`,
  'date/past': '“{actual}” is of another age: probably a slip of the hand. Correct the year.',
  'state/period': ({ actual, state }) =>
    ({
      OK: `The project is said to be finished (OK), but its period, begun in “${actual}”, has no end: the page writes that it still goes on. Add it under “to”, or write “state: PROGRESS”.`,
      PROGRESS: `The project is said to go on (PROGRESS), but its period ended in “${actual}”. Write “state: OK”, or delete this end if the project still goes on.`,
      NOT_STARTED: `The project has not begun (NOT_STARTED), but its period began in “${actual}”. Write “state: PROGRESS” or “state: OK”, or correct the date.`,
    })[state],
  'analytics/invalid': ({ actual, suggestion }) =>
    `“${actual}” is not a setting of the audience measurement.${didYouMean(suggestion)} Write vercel, plausible, umami, goatcounter, matomo, a path such as “/mesure/script.js”, or non (for none).`,
  'analytics/incomplete': ({ name, missing, suggestion }) =>
    `“${name}” lacks ${and.format(quoted(missing))}. Write for example “analytics: ${suggestion}”.`,
  'analytics/id':
    '“{actual}” does not have the form of an identifier of “{name}”. Copy the one that the service gives, for example “analytics: {suggestion}”.',
  'analytics/unused': '“{actual}” has no use with “{name}”. Delete this key.',
  'id/invalid':
    '“{actual}” is not an identifier: it needs letters, digits, dots, hyphens. Copy it as the service gives it, without a space or a slash.',
  'fediverse/invalid': ({ actual, suggestion }) =>
    `“${actual}” is not an account of the fediverse.${didYouMean(suggestion) || ' Write “@name@server”, in single quotes.'}`,
  'colour/invalid': ({ actual, suggestion }) =>
    `“${actual}” is not a colour. Write ${suggestion === null ? "a hue from 0 to 360, or a colour in quotes, such as '#1844b9'" : suggestion}.`,
  'colour/quotes': 'Without quotes, “#” begins a comment: “{field}” is empty. Write “{suggestion}”.',
  'colour/unreadable':
    "“{actual}” is too {too} to be read on the backgrounds of the site. Write '{suggestion}', the nearest one that can be read.",
  'typeface/unknown': ({ actual, expected, suggestion }) =>
    `“${actual}” is not a font of the template.${didYouMean(suggestion)} Write ${or.format(expected)}, or the path of your .woff2 file.`,
  'typeface/missing': ({ actual, suggestion }) =>
    `The font “${actual}” cannot be found.${didYouMean(suggestion) || ' Put the .woff2 file into content/ and give its path, for example “fonts/my-font.woff2”.'}`,
  'typeface/format': ({ actual, is, reason }) =>
    reason !== null
      ? `The font “${actual}” is too heavy (${reason}). Take its “latin” file, such as those of Fontsource, or write “typeface: bricolage”.`
      : `“${actual}” is not a readable WOFF2 font${insteadIs(is)}. Convert it to .woff2, or write “typeface: bricolage”.`,
  'typeface/letters': ({ values, more }) =>
    `This font lacks ${values.join(' ')}${more ? ' and other characters' : ''}: a French text could not be written in it completely. Provide the whole file for the Latin alphabet, or write “typeface: bricolage”.`,
  'typeface/embedding': ({ refuses }) =>
    `The publisher of this font forbids ${refuses === 'embedding' ? 'embedding it in a site' : 'reducing it to the letters that are used, which is what the build does'} (OS/2, fsType). Ask them for a file for the web, or write “typeface: bricolage”.`,
  'typeface/weights':
    'This font has the weight {weight} only: browsers will imitate the bold of headings, and the PDF and the share picture will have none. Provide a variable file instead (wght axis from 400 to 800).',
  'logo/drawing':
    '“{actual}” is not an SVG made only of shapes in plain colours. Convert its texts to paths, replace gradients, pictures, masks and style sheets with shapes and fill attributes, and export it as SVG (64 KB at most).',
  'logo/contrast': ({ actual, ground, ink }) =>
    ink === null
      ? `No colour of the logo “${actual}” can be seen on the ${ground} background. Give fill="currentColor" to the shapes that should take the colour of the text.`
      : `The logo “${actual}” has only the colour ${ink}, which cannot be seen on the ${ground} background. In the file, write fill="currentColor" instead: it will take the colour of the text.`,
  'style/empty': 'This style sheet has no rule: it changes nothing. Write one, or delete the file.',
  'style/unclosed': '“{actual}” is never closed. Add “{expected}” where it should end.',
  'style/unopened': '“{actual}” closes nothing. Delete it, or add the opening sign that is missing further up.',
  'style/syntax': ({ actual }) =>
    `“${actual}” is not readable CSS. A rule is written “h1 { color: #1a2b3c; }”: a colon after the property, a semicolon after the value, braces around; inside another rule, it begins with “&”.`,
  'style/at-rule-unknown': ({ actual, suggestion }) =>
    `“${actual}” does not exist in CSS: a browser would ignore it.${didYouMean(suggestion) || ' Delete this rule.'}`,
  'style/at-rule-refused': '“{actual}” is not allowed in style.css. {remedy}.',
  'style/address': ({ actual, kind, suggestion }) =>
    kind === 'missing'
      ? `“${actual}” is not a file of public/.${didYouMean(suggestion) || ' Put it into public/ and write its path from there: “url(/pattern.png)” for public/pattern.png.'}`
      : `${kind === 'data' ? 'The security policy of the pages refuses “data:” addresses' : `“${actual}” is outside the site, and a page asks for nothing elsewhere`}. Put the file into public/ and write for example “url(/pattern.png)”.`,
  'style/closing-tag':
    '“</style” would end the style sheet in the middle of the page. Delete it: style.css holds only CSS.',
  'style/property': 'The property “{actual}” is not known: a browser would ignore it. Write “{suggestion}”.',
  'style/value':
    '“{actual}” is not a known value of “{property}”: a browser would ignore it. Correct it, or delete the line.',
  'style/contrast':
    '“{actual}” does not stand out enough from “{other}” in the {scheme} theme: the contrast is {ratio}, and it must be {least}. Write “{suggestion}”, the nearest value that can be read.',
  'style/contrast-print':
    '“{actual}” could not be read on paper, which is white: the contrast is {ratio}, and it must be {least}. Keep it for the screen: “{suggestion}”.',
  'style/contrast-unknown': ({ actual, isOnPage }) =>
    `The contrast of “${actual}” was not checked: ${isOnPage ? 'only a browser can compute this colour. Write it as “#1a2b3c”' : 'this line is not in a rule of “:root”. Write it in “:root { … }”'}. Otherwise, check yourself that it can be read, in light and in dark.`,
  'list/too-long': '“{field}” has {count} entries. Keep {most} at most.',
  'picture/missing': ({ actual, suggestion }) =>
    `The picture “${actual}” cannot be found.${didYouMean(suggestion) || (isMarkdown(actual) ? ' This key takes the path alone: remove the Markdown around it, and put the file beside the Markdown or into public/.' : ' Put the file beside the Markdown or into public/, or correct the path.')}`,
  'picture/outside':
    'The file “{actual}” is outside the content folder. Copy it into content/ and give its relative path.',
  'picture/backslash': 'A path is written with slashes “/”. Write “{suggestion}”.',
  'path/machine': ({ actual, name, suggestion }) =>
    `“${actual}” is a path of your computer, which nobody else has. ${suggestion === null && name === '' ? 'Write an address that begins with https://' : `${suggestion === null ? `Put this file ${name.startsWith('/') ? 'into public/' : 'beside the Markdown'}, and write` : 'Write'} “${suggestion ?? name}”`}.`,
  'picture/remote': ({ actual }) =>
    /^data:/i.test(actual)
      ? `The picture is written as letters into the file (“${actual.slice(0, 24)}…”). Save it as a file of content/ and give its path.`
      : /^[a-z]+:(?!\/\/)/i.test(actual)
        ? `“${actual}” is a picture only in the program from which this text was copied. Save it as a file of content/ and give its path.`
        : `“${actual}” is a picture of another site. Copy it into content/ and give its path.`,
  'picture/format': ({ actual, is, damage }) => {
    const { kinds, todo, [damage ?? 'cut']: damaged } = ENGLISH_PICTURES
    return damage === null
      ? `“${actual}” is ${kinds[is]}. ${todo[is] ?? todo.default}`
      : `“${actual}” ${damaged.replace('{kind}', kinds[is])}`
  },
  'picture/name': ({ actual, is, suggestion }) =>
    `“${actual}” is ${ENGLISH_PICTURES.kinds[is]}: the name of the file says otherwise. The picture will show; so that other programs open it too, rename it “${suggestion}”, and write this name here.`,
  'picture/loss': ({ actual, what, detail }) =>
    ENGLISH_PICTURES.losses[what].replace('{actual}', () => actual).replace('{detail}', () => detail),
  'picture/small': 'The picture is only {width} pixels wide. A card needs {least}: provide a larger one.',
  'picture/shape':
    'The picture measures {actual} pixels: in a card, only a strip of it would be left. Crop it to about 16:10.',
  'picture/portrait-small':
    'The portrait measures {actual} pixels, and the home page shows it on {shown}: it will be blurred on most screens. Provide at least {least} pixels.',
  'picture/cut': ({ actual, frame, isWide, percent, crop, margins }) =>
    `The picture measures ${actual} pixels: ${frame === 'card' ? 'the card' : 'the home page'} cuts ${percent}% of it, ${isWide ? 'left and right' : 'top and bottom'}. Crop it to ${crop}, or add margins to it up to ${margins}.`,
  'picture/huge':
    'The picture measures {actual} pixels. Reduce it to {side} pixels a side and {megapixels} million pixels in all at most: no screen shows more.',
  'picture/heavy':
    'The picture “{actual}” is too heavy ({reason}). Export it smaller or simpler, as PNG, JPEG, WebP or AVIF.',
  'picture/alt':
    'Nothing says what this picture shows to people who do not see it. Give the project a title, which the alternative text comes from, or write that text under “imageAlt:”.',
  'picture/night-size':
    'The night version measures {actual} pixels, and the picture {day}. Give it the same size: it takes its place.',
  'picture/night-alone':
    '“imageNight” is the night version of “image”, which is missing. Add “image:” and its path, or remove “imageNight”.',
  'media/missing': ({ actual, suggestion }) =>
    isOnOtherSite(actual)
      ? `“${actual}” is on another site, and a page shows only films of your own. Put it under “links:” (or behind a link in the text), or download it beside the Markdown and write its name.`
      : `The file “${actual}” cannot be found.${didYouMean(suggestion) || ' Put it beside the Markdown, or correct the path.'}`,
  'media/format': ({ actual, of, is = null }) =>
    of === 'video'
      ? `“${actual}” is not an MP4 or WebM film${insteadIs(is)}. Export it as MP4 (H.264), which every browser reads.`
      : `“${actual}” is not a WebVTT file${insteadIs(is)}. Save it as .vtt and in UTF-8, with “WEBVTT” alone on its first line, then a blank line.`,
  'media/heavy':
    '“{actual}” is too heavy ({reason}): Cloudflare Pages refuses such a file, and a visitor would wait for it. Export it shorter or in 1280 × 720, or give it to a video service and put its address under “links”.',
  'media/position':
    'Not all of the film “{actual}” could be read, so it may still say where it was made. Export it again as MP4 (H.264), without its metadata.',
  'video/captions':
    'This film has no captions: people who do not hear will learn nothing of it (WCAG 1.2.2). Add “captions: {suggestion}” to its keys, or “silent: true” if it has neither speech nor any sound that matters.',
  'body/html': ({ actual, suggestion }) =>
    `The HTML “${actual}” will not appear in the page. ${suggestion === null ? withoutMarkdown(actual, 'Write it in Markdown') : suggestion === '' ? 'Delete it' : `Write ${inLines(suggestion, 'en')}${isOnlyHtml(actual, suggestion) ? ' (Markdown has no equivalent)' : ''}${showsRemote(suggestion) ? ', after copying the picture into content/, with the path of that copy' : ''}`}, or put it between backticks to show it.`,
  'body/heading-one': 'The page already has its title. Begin the headings of the description with “##”.',
  'body/heading-skipped': 'A heading of level {actual} follows level {last}. Write “{expected}”.',
  'body/heading-empty': 'This heading is empty. Write it, or delete the line.',
  'body/link': ({ actual, suggestion, published, lang }) =>
    `The link “${actual}” leads nowhere.${didYouMean(suggestion) || (lang ? ` The site has no pages in “${lang}”: add it to “lang” in site.md, with its texts in content/${lang}/, or remove this link.` : published === null ? ' Write an https://, mailto: or tel: address, a page of the site (“/contact”) or another project (“banque.md”).' : ` Put this file into public/, and write “${published}”.`)}`,
  'body/link-other':
    '“{actual}” leads to “{target}”, not to the address that visitors read. Write the same on both sides, or words between the brackets.',
  'body/link-file': ({ actual, suggestion, isPicture, shown }) =>
    `The file “${actual}” exists, but only what is in public/ is published with the pages. ${isPicture ? `To show this picture, ${shown === null ? 'put “!” before the bracket' : `write “${shown}” alone`}; for a link to it, move it` : 'Move it'} into public/, and write “${suggestion}”.`,
  'body/link-untranslated':
    'The text that “{actual}” names is not translated: the link leads to the original. Tell the reader in which language it is, or translate it.',
  'body/link-draft':
    'The link “{actual}” leads to a draft, which nobody will see. Publish it by removing the “_” from the name of its file, or remove the link.',
  'body/anchor': ({ actual, expected, suggestion }) =>
    `No heading answers to “${actual}”.${didYouMean(suggestion) || (expected.length > 0 ? ` This text has ${and.format(expected)}.` : ' This text has no heading.')}`,
  'body/link-text': 'This link has no text: nobody can see or hear it. Write “[text of the link](address)”.',
  'body/reference':
    'The reference “{actual}” is not defined anywhere. Add a line “[{actual}]: https://…”, or write the address in parentheses.',
  'body/footnote': ({ actual, isCalled }) =>
    isCalled
      ? `The note “[^${actual}]” is not written anywhere. Add a line “[^${actual}]: the text of the note”, with no space before the colon, or delete this reference.`
      : `Nothing refers to the note “[^${actual}]”: it will not be seen. Write “[^${actual}]” in the text, or delete it.`,
  'body/lost': ({ actual, columns }) =>
    columns === null
      ? `“${actual}” is already written above: this one does not count. Give it another name, or delete it.`
      : `“${actual}” is beyond the ${columns} columns of the table: nobody will see it. Add a column to its header and to the line of hyphens; if a bar is part of a text, write “\\|”.`,
  'body/callout': ({ actual, expected, suggestion }) =>
    `“[!${actual}]” is not a callout, and will show as it is.${didYouMean(suggestion && `[!${suggestion}]`)} Write ${or.format(expected)}.`,
  'body/foreign': ({ actual, form, suggestion }) => foreignMessage('en', form, actual, suggestion),
  'body/fence': ({ actual, inner }) =>
    inner === null
      ? `This code block is never closed. Add a line “${actual}” after its last line.`
      : `“${inner}” does not close the code block opened above, and is part of the code. If the code ends here, write “${actual}”; if another block begins, add a line “${actual}” above, where the first one ends.`,
  'body/mermaid': (_) =>
    `This Mermaid diagram will appear as code, not as a drawing. Save it as PNG and show it: “![what it shows](diagram.png)”. As SVG, it would lose its texts, unless its first line is “${MERMAID_LINE}”.`,
  'body/math': ({ actual }) =>
    `The formula “${actual}” will appear as it is, with its signs. Write it in ordinary characters (x², ≤, √), or show an SVG picture of it.`,
  'body/picture-alt': 'This picture has no alternative text. Write what it shows: “![what it shows](picture.png)”.',
  'body/nesting': 'The text is nested too deeply to be read. Simplify this passage.',
  'skill/logo-unknown': ({ actual, suggestion, entry }) =>
    `No known logo has the name “${actual}”: it will be shown without a logo.${didYouMean(suggestion)} If you have its logo, add it: “${entry}, image: images/logos/my-logo.svg }”; otherwise, nothing needs to change.`,
  'seeking/past':
    'The date “{actual}” has passed: the home page no longer says it. Write a date to come, or delete the line.',
  'legal/siret':
    '“{actual}” is neither a SIRET (14 digits) nor a SIREN (9 digits), the numbers of French companies. Correct it, or delete this line; outside France, write your VAT number under “vat” instead.',
  'legal/digits': ({ actual, suggestion }) =>
    `“${actual}” has a wrong digit: its check digits do not fit the others. ${suggestion === null ? 'Copy this number from the extract of your registration' : `Write “${suggestion}” if the SIREN is yours`}.`,
  'legal/law':
    'The legal notice states French law, and “{actual}” is the number of another country. Add under “legal:” the line “law: europe” for the GDPR alone, “law: none” for no law, or “law: france” if everything is right.',
  'fresh/availability':
    '“{actual}” is a date that has passed, and visitors still read it. Write a date to come, or delete the line.',
  'fresh/open-post':
    'The post “{actual}” has no end, but “{other}”, which began later, has one. Add “end:”, or leave it so if the two overlapped.',
  'fresh/projects': 'Your most recent project is {months} months old. Add one, even a small one, or remove the dates.',
  'fresh/in-progress':
    'This project is “in progress”, but its file has not changed since {actual}. If it is finished, write “state: OK”; if it goes on, say how far it is; otherwise, make it a draft (“_” before the name of the file).',
  'fresh/copyright':
    'The foot of the pages says “{actual}”, but {other}. Write {suggestion}, or delete “year”: the current year will be said.',
  'fresh/contradiction':
    '“{actual}” here, but “{other}” in site.md (“{key}”): anyone who reads both will not know which to believe. Write the same in both places.',
  'clear/heading': ({ actual }) =>
    `The heading “${actual}” would fit any text. Write what readers learn below it, such as “Two seconds less to load”.${unless('headings')}`,
  'clear/first-sentence': ({ words }) =>
    `The first sentence has ${words} words: few readers will see its end. Cut it before the fortieth: first what it is, then for whom and why.${unless('firstSentence')}`,
  'clear/short': ({ words, file = '' }) =>
    `The text of this project has only ${words} word${words === 1 ? '' : 's'}. Write thirty at least: the problem, what you did, what it changed.${words < DRAFT_WORDS ? ` If it is not finished, rename the file “${draftOf(file)}”: it is a draft then, which nobody sees.` : ''}${unless('short')}`,
  'clear/result': () =>
    `This project is finished, but nothing says what it changed. Add a line, such as “result: The page appears twice as fast”.${unless('result')}`,
  'clear/alt': ({ actual }) =>
    `“${actual}” only repeats the title to people who do not see the picture. Write what it shows, such as “Three accounts and their balance”.${unless('alt')}`,
  'clear/link': ({ actual, target = '' }) =>
    `This link says only “${actual}”: people who go from link to link, as with a screen reader, do not learn where it leads (WCAG 2.4.4). Put the name of what it opens into it, such as “[${LINKED[linkedBy(target)]}](${target || '…'})”.${unless('links')}`,
  'skill/unproven': ({ actual, suggestion, entry }) =>
    `“${actual}” is among your skills, but nothing shows it: neither “technologie” of a published project, nor that of a post in cv.md.${didYouMean(suggestion)} Name it where it was used, say where with “${entry}, use: TO WRITE }”, or move it to “goals”.`,
  'site/contact-unreachable': ({ contact }) =>
    contact === 'form'
      ? 'Without “email”, the form has nothing to offer to people without JavaScript, or when a message fails. Add “email:”, or write “contact: none”, or take another service under “mail:”, for example “provider: formspree”.'
      : 'The Contact page would have neither an email address, nor a phone number, nor a booking link. Add “email:”, “phone:” or “booking:”, or write “contact: none”.',
  'mail/incomplete': ({ keys, variables }) =>
    `The form will send nothing: ${and.format(quoted(keys))} ${keys.length > 1 ? 'are' : 'is'} missing under “mail:”. Copy there what your service gives, or give ${and.format(variables)} to the environment of the host.`,
  'mail/identifier':
    'The form will send nothing: “{actual}” is not what your service gives for “{key}”. Copy it from your account: it looks like “{example}”.',
  'site/other-host': ({ actual, other, service }) =>
    ({
      mail: `The form will send nothing: only ${actual} receives its messages, but the address of the site (“origin”) is at ${other}. Take another service, for example “provider: formspree”, or publish the site at ${actual}.`,
      analytics: `No visit will be counted: only ${actual} offers this measurement, but the address of the site (“origin”) is at ${other}. Take another service, or delete this line.`,
      legal: `The legal notice would say that ${actual} hosts the site, but its address (“origin”) is at ${other}. Name here the host that publishes the site, or correct “origin”.`,
    })[service],
  'featured/unknown': ({ actual, expected, suggestion, other }) =>
    `No project is called “${actual}”.${didYouMean(suggestion) || ` Write ${expected.length > 0 ? or.format(expected) : 'the name of a file of projets/, without “.md”'}, or delete it${other === null ? '' : `; a project without a page here goes under “${other}”`}.`}`,
  'hero/repeated': ({ actual, trade }) =>
    `The top of the home page would say “${trade} ${actual}”: this word follows “trade”, and repeats it. Write here what completes it, or shorten “trade”.`,
  'home/left-out':
    '{what} will not be seen: “home” does not have the section “{section}”. Add it to the list, or delete this text.',
  'featured/draft':
    'The project “{actual}” is a draft, which nobody will see. Publish it by removing the “_” from the name of its file, or remove it from “{field}”.',
  'list/repeated': '“{actual}” is in “{field}” twice. Keep only one of the two entries.',
  'list/copied':
    'Entry {number} of “{field}” repeats entry {other} word for word: visitors would read the same twice. Correct what the copy kept, or delete it.',
  'profile/repeated':
    '“{actual}” is already the address of “{other}”: both links would lead to the same place. Write the address of the other profile here, or delete this entry.',
  'site/expired':
    'The security contact (security.txt) expired on {actual}: the site is built without this file. Write a date to come, one year ahead at most, or leave the value empty.',
  'site/expires-soon': ({ actual, days }) =>
    `The security contact (security.txt) is no longer valid after ${actual}, ${inDays(days)}. Write a later date, one year ahead at most.`,
  'site/expires-late':
    'A security contact (security.txt) is valid for one year at most, and {actual} is later: nobody would rely on it. Write “{suggestion}”, and another date each year.',
  'link/dead': ({ field, reason }) =>
    field === null
      ? `This link leads nowhere: ${reason}. Correct it, or remove it from the text.`
      : `The address of “${field}” leads nowhere: ${reason}. Correct it, or leave “${field}” empty.`,
  'link/unreachable': ({ field, reason }) =>
    `${field === null ? 'This link' : `The address of “${field}”`} could not be checked: ${reason}. Open it in a browser, or check again later.`,
  'link/moved': 'This page has moved for good. Write “{suggestion}”.',
  'link/archived':
    'This repository is archived: nobody works on it any more. Say so in the text, or reopen it in its settings if it is still alive.',
  'link/parked':
    'This address leads to a page that offers the domain name for sale, or shows only advertisements ({reason}). Take the name back, or remove this link.',
  'link/elsewhere':
    'This address leads to another domain: {suggestion}. Open it: if it is the page that you wanted to show, write that address; otherwise, remove the link.',
  'link/certificate': ({ actual, days }) =>
    `The certificate of this site ends on ${actual}, ${inDays(days)}: after that, browsers will refuse the page. Renew it, or find out at the host why it is not renewed.`,
  'site/language': ({ actual, suggestion }) =>
    `Nearly all texts of this site are in ${languageName(suggestion)}, but its pages are in ${languageName(actual)}: buttons, dates and addresses. Write the line “lang: ${suggestion}” here, or translate the texts.`,
  'spelling/unknown': ({ actual, expected }) =>
    `“${actual}” is in no dictionary.${expected.length === 0 ? '' : ` Did you mean ${or.format(quoted(expected))}?`} Correct it; if it is the right word, add it to mots.txt, in the content folder.`,
  'name/spelling': ({ actual, suggestion, mend }) =>
    `This name is written “${suggestion}”, not “${actual}”. ${mend === null ? 'Correct it here and before the address of the link, which it names too' : 'Correct it, or run “npm run check -- --fix”'}; to keep yours, add it to mots.txt.`,
  'name/two-ways': ({ actual, suggestion, times }) =>
    `“${actual}” is written “${suggestion}” elsewhere on this site (${times === 1 ? 'once' : `${times} times`}). Write it the same way everywhere.`,
  'text/doubled': 'The word “{suggestion}” is written twice in a row. Delete one, or run “npm run check -- --fix”.',
  'text/accent':
    'In French, a capital letter keeps its accent. Write “{suggestion}” instead of “{actual}”, or run “npm run check -- --fix”.',
  'text/confused': 'Here, “{actual}” is written “{suggestion}”. Correct it, or run “npm run check -- --fix”.',
  'text/apostrophes': ({ actual, suggestion, count: times }) =>
    `This file mixes two apostrophes: “${actual}”, ${times === 1 ? 'once' : `${times} times`}, and “${suggestion}”. Keep “${suggestion}” everywhere.`,
  'translation/missing': ({ field, same }) =>
    `“${field}” is not translated${same === null ? '' : ` (“${same}”)`}: the page in this language will not say it. Write it here, in the language of this file${same === null ? '' : '; if it is the same, repeat it'}.`,
  'translation/entries': ({ field, count: mine, theirs }) =>
    `“${field}” has ${mine === 1 ? '1 entry' : `${mine} entries`} here and ${theirs} in the original: nothing of it is taken over. Write the same entries, in the same order; what is the same in both languages may be left out.`,
  'translation/tags': ({ field, count: mine, theirs }) =>
    `“${field}” has ${mine === 1 ? '1 entry' : `${mine} entries`} here and ${theirs} in the original, where “only” or “hide” keeps some for certain CVs: here every CV would show them. Write the same entries, in the same order, or repeat “only” and “hide” here.`,
  'translation/same': ({ field, actual }) =>
    `${field === null ? 'This paragraph' : `“${field}”`} is written as in the original: “${actual}”. Translate it.`,
  'translation/headings': ({ actual, expected }) =>
    expected.length === 0
      ? `The original has no heading, but its translation has (${actual}). Remove them, or write them there too.`
      : `The headings are not those of the original, which has ${and.format(firstFew(quoted(expected)))}: ${actual === '' ? 'there is none here' : `the levels here are ${actual}`}. Translate each one, at the same level.`,
  'translation/body':
    'The original has a text below its header, and this translation has none: the page in this language will not say it. Translate it below the header of this file.',
  'translation/left-out': ({ actual, kind }) =>
    `${TRANSLATED[kind]} of the original is missing: “${actual}”. Put it back in its place in the translation.`,
  'translation/added': ({ actual, kind }) =>
    `${TRANSLATED[kind]} is not in the original: “${actual}”. Correct one of the two texts.`,
  'translation/decimal': ({ actual, suggestion }) =>
    `“${actual}” keeps the comma of the original: in English, a point separates the decimals. Write “${suggestion}”.`,
  'translation/older':
    'The original has changed since this translation. Read it again, then run “npx portfolio translated {file}”, which writes so here.',
  'translation/slug-form':
    '“{actual}” cannot end an address: lower case without accents, digits and hyphens. Write for example “{suggestion}”.',
  'sample/cv': ({ values, owner }) =>
    `This CV still tells the life of the sample, ${owner}, and would be published in your name: ${lines(values)}. Write yours instead, or put “_” before the name of the file: it will only be a draft.`,
  'sample/portrait': ({ field, owner }) =>
    `This portrait is that of the sample, ${owner}, and would be shown in your name. Replace the file with yours, or ${field === 'hero.portrait' ? 'name another one here' : 'delete this line'}.`,
  'sample/kept': ({ values }) =>
    `This file still says what the sample says: ${lines(values)}. Write what is true for you, or delete these lines (the file, if nothing in it is yours).`,
  'sample/choice':
    '“{actual}” comes from the sample, and now holds for you. Delete what is wrong; if all of it is right, delete the comment above it.',
  'sample/same': '“{actual}”: the sample says the same. Change or delete what is not true for you.',
  'footer/notice':
    '“{actual}” is not true: {service} counts your visitors ({where}). Delete “notice”, and the site itself will say what it does with data, or write “analytics: non” there.',
  'sample/leftovers': ({ values }) =>
    `The site still has sample values: ${and.format(values)}. Replace them before you put it online.`,
} as const satisfies Messages
