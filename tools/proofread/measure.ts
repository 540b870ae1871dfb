/** `npm --prefix tools run proofread`: measures how many mistakes the proofreader finds, and what it reports in right texts; writes its part of docs/relecture.md. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/disk/root.ts'
import { type Language, suggestionsFor } from '../../scripts/proofread/dictionary.ts'
import { misnamed } from '../../scripts/proofread/names.ts'
import { slipsIn } from '../../scripts/proofread/slips.ts'
import { unknownWords } from '../../scripts/proofread/spelling.ts'
import NAMES from '../../tests/compile/wrong-names.json' with { type: 'json' }
import { replacePart } from '../document-part.ts'

const SLIPS = 400
const LANGUAGES = { fr: 'French', en: 'English' } as const

/** Reads the texts without the remark above each that names its source. */
const textsOf = (file: string) =>
  readFileSync(new URL(`corpus/${file}.md`, import.meta.url), 'utf8')
    .split(/^===$/m)
    .map((text) => text.replace(/<!--.*-->/, '').trim())

const wordsIn = (text: string) => [...text.matchAll(/\p{L}+(?:[’'-]\p{L}+)*/gu)].length
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/** Makes the same random numbers at every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzéèà'

/** Makes a slip: one letter replaced, dropped or added, or two that change places. */
function slipOf(word: string, random: (below: number) => number, language: Language): string {
  const letters = language === 'fr' ? LETTERS : LETTERS.slice(0, 26)
  for (;;) {
    const at = random(word.length)
    const letter = letters[random(letters.length)] ?? ''
    const [before, own, next] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '']
    const slips = [
      before + letter + word.slice(at + 1),
      before + word.slice(at + 1),
      before + letter + word.slice(at),
      before + next + own + word.slice(at + 2),
    ]
    const slip = slips[random(slips.length)] ?? word
    if (slip !== word) return slip
  }
}

function recall(texts: readonly string[], language: Language) {
  const random = randomNumbers(7)
  const words = texts.flatMap((text) =>
    [...text.matchAll(/(?<![\p{L}’'./-])\p{Ll}{4,}(?![\p{L}’'./-])/gu)].map(({ 0: word, index }) => ({
      text,
      word,
      index,
    })),
  )
  const count = { found: 0, among: 0, first: 0 }
  for (let round = 0; round < SLIPS; round++) {
    const { text, word, index } = words[random(words.length)] ?? { text: '', word: '', index: 0 }
    const slip = slipOf(word, random, language)
    const wrong = text.slice(0, index) + slip + text.slice(index + word.length)
    if (!unknownWords({ text: wrong }, language).some(({ from }) => from === index)) continue
    count.found += 1
    const likely = suggestionsFor(slip, language)
    if (likely.includes(word)) count.among += 1
    if (likely[0] === word) count.first += 1
  }
  return count
}

/** @param sets the files of texts of a language, after its letters */
function spellingTable(sets: readonly string[]): string {
  const rows = Object.entries(LANGUAGES).map(([key, name]) => {
    const language = key as Language
    const texts = sets.flatMap((set) => textsOf(`${language}-${set}`))
    const { found, among, first } = recall(texts, language)
    const words = texts.reduce((sum, text) => sum + wordsIn(text), 0)
    const wrong = texts.flatMap((text) => unknownWords({ text }, language).map(({ word }) => word))
    const named = texts.flatMap((text) => misnamed({ text }).map(({ written }) => written))
    const slips = texts.flatMap((text) => slipsIn({ text, kind: 'prose' }, language).map(({ written }) => written))
    const told = wrong.length === 0 ? '' : ` (${wrong.join(', ')})`
    return `| ${name} | ${texts.length} | ${words} | **${percent(found, SLIPS)}** | ${percent(among, found)} | ${percent(first, found)} | ${wrong.length}${told}: **${((1000 * wrong.length) / words).toFixed(2)}** | ${named.length} | ${slips.length} |`
  })
  return [
    `| Language | texts | words | of ${SLIPS} slips found | right word among the proposed | right word first | false words, in 1,000 | false names | false slips |`,
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

/** Measures words written without their accents, the commonest slip of French. */
function accentsLine(): string {
  const counts = ['developers', 'public-domain', 'held-out'].flatMap((set) => textsOf(`fr-${set}`)).join(' ')
  const words = new Set([...counts.matchAll(/(?<![\p{L}’'./-])\p{Ll}{3,}(?![\p{L}’'./-])/gu)].map(([word]) => word))
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
  const accented = [...words].filter((word) => plain(word) !== word)
  const found = accented.filter((word) => unknownWords({ text: `Le ${plain(word)} est` }, 'fr').length > 0)
  return `**Accents left out**: ${found.length} of the ${accented.length} different accented words of the French texts are told without their accents (${percent(found.length, accented.length)}). The others are another word then, like « passe » for « passé ».`
}

function namesLine(): string {
  const right = NAMES.filter(([text, written, name]) => {
    const [found, ...more] = misnamed({ text: text as string })
    return more.length === 0 && found?.written === written && found?.right === name
  })
  return `**Names**: ${right.length} of ${NAMES.length} wrong spellings found and mended (\`tests/compile/wrong-names.json\`).`
}

/** Measures swaps that make a right text wrong: how many are found, and what is reported in the text as it was. */
function confusionLine(): string {
  const texts = [
    ...textsOf('fr-developers'),
    ...textsOf('fr-public-domain'),
    ...textsOf('fr-confusions'),
    ...[...readdirSync(join(ROOT, 'docs/guide')).map((name) => `docs/guide/${name}`), 'CHANGELOG.md'].map((file) =>
      readFileSync(join(ROOT, file), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, ''),
    ),
  ]
  const PAIRS: Readonly<Record<string, string>> = { a: 'à', à: 'a', ce: 'se', se: 'ce', ça: 'sa', sa: 'ça' }
  let [swaps, found, right] = [0, 0, 0]
  let falseAlarms = 0
  for (const text of texts) {
    falseAlarms += slipsIn({ text, kind: 'prose' }, 'fr').filter(({ code }) => code === 'text/confused').length
    for (const { 0: word, index } of text.matchAll(/(?<![\p{L}-])(?:a|à|ce|se|ça|sa)(?![\p{L}’'-])/gu)) {
      swaps += 1
      const other = PAIRS[word] ?? word
      const wrong = text.slice(0, index) + other + text.slice(index + word.length)
      const slips = slipsIn({ text: wrong, kind: 'prose' }, 'fr').filter(({ code }) => code === 'text/confused')
      found += slips.length
      right += slips.filter(
        // A finding may span more than the swapped word, because « jusqu’a » is one word.
        ({ from, to, right: mend }) => from <= index && index < to && mend.toLowerCase().endsWith(word),
      ).length
    }
  }
  return `**« a » and « à », « ce » and « se », « ça » and « sa »**: ${swaps} occurrences in the French texts, the guide and the changelog. As they stand: ${falseAlarms} false alarms. Each swapped for its twin, one at a time: ${right} found, ${found - right} wrong findings. The rules name only what no sentence can say, so most swaps pass.`
}

/** Measures the CPU of `check` on the sample, with and without the proofreader, with all prose new and with none changed. */
function costLines(): string {
  const work = mkdtempSync(join(tmpdir(), 'portfolio-prose-'))
  try {
    const content = join(work, 'content')
    cpSync(join(ROOT, 'content'), content, { recursive: true })
    const cpu = (...options: string[]) => {
      const script = `import('${join(ROOT, 'scripts/commands/check.ts')}').then(async ({ check }) => { await check({ content: '${content}', cacheDir: '${join(work, 'cache')}', format: 'json', strict: false, fix: false, watch: false, links: false, proofread: ${!options.includes('off')} }); const { user, system } = process.cpuUsage(); console.error('CPU', (user + system) / 1000) })`
      const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
        cwd: ROOT,
        encoding: 'utf8',
      })
      return Number(/CPU ([\d.]+)/.exec(stderr)?.[1])
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    const measured: Record<'newOff' | 'newOn' | 'sameOff' | 'sameOn', number[]> = {
      newOff: [],
      newOn: [],
      sameOff: [],
      sameOn: [],
    }
    for (let round = 0; round < 7; round++) {
      rmSync(join(work, 'cache'), { recursive: true, force: true })
      measured.newOff.push(cpu('off'))
      measured.sameOff.push(cpu('off'))
      rmSync(join(work, 'cache'), { recursive: true, force: true })
      measured.newOn.push(cpu())
      measured.sameOn.push(cpu())
    }
    const [newOff, newOn, sameOff, sameOn] = [measured.newOff, measured.newOn, measured.sameOff, measured.sameOn].map(
      median,
    ) as [number, number, number, number]
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
    return [
      '| `check` of the sample (12 projects), CPU, median of 7 | `--no-relecture` | with the proofreader | |',
      '|---|--:|--:|--:|',
      `| all prose new | ${seconds(newOff)} | ${seconds(newOn)} | + ${seconds(newOn - newOff)} |`,
      `| nothing changed | ${seconds(sameOff)} | ${seconds(sameOn)} | × ${(sameOn / sameOff).toFixed(2)} |`,
    ].join('\n')
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const spelling = [
  `**Texts that the proofreader knows** (its words and rules were tuned with them):`,
  spellingTable(['developers', 'public-domain']),
  `**Held-out texts**, which nothing was tuned with:`,
  spellingTable(['held-out']),
].join('\n\n')
const today = new Date().toISOString().slice(0, 10)
replacePart(
  'relecture.md',
  'proofread',
  `Measured on ${today}, Node ${process.versions.node}.\n\n${spelling}\n\n${accentsLine()}\n\n${namesLine()}\n\n${confusionLine()}`,
)
// Measures processor time, because another load changes it little; only the caches of the processor are shared.
if (!process.argv.includes('--no-cost'))
  replacePart(
    'relecture.md',
    'proofread-cost',
    `Measured on ${today}, Node ${process.versions.node}.\n\n${costLines()}`,
  )
