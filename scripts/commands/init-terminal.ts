import { createInterface } from 'node:readline'
import { paletteOf } from '../../src/styles/palette.ts'
import { brandNamed } from '../compile/brands/brands.ts'
import { runHere } from '../compile/run-here.ts'
import { HUE_NAMES } from '../compile/validate/colour.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import { inWords, messageOf } from '../diagnostics/message.ts'
import { spoken } from '../spoken/spoken.ts'
import {
  hueName,
  isAsked,
  normalised,
  problemsOf,
  QUESTIONS,
  type Question,
  questionOf,
  shownAnswer,
  shownWith,
} from './init-answers.ts'
import type { InitAnswers } from './init-questions.ts'

export interface Terminal {
  say(text: string): void
  /** @param typed the text that the line already contains, to be changed */
  ask(prompt: string, typed: string): Promise<string>
  /** The colour depth in bits: 1, 4, 8 or 24. */
  colours: number
  close(): void
}

/** Signals that the owner pressed Ctrl-C or Ctrl-D. */
export class Stopped extends Error {}

/** Opens the terminal. Returns `null` if nobody can answer. */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY) return null
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // The iterator keeps lines that were typed or pasted before their question.
  const typedLines = lines[Symbol.asyncIterator]()
  return {
    say: (text) => console.log(text),
    async ask(prompt, typed) {
      lines.setPrompt(prompt)
      lines.prompt()
      if (typed !== '') lines.write(typed)
      const { value, done } = await typedLines.next()
      if (done) throw new Stopped()
      return value
    },
    colours: process.stdout.isTTY ? process.stdout.getColorDepth() : 1,
    close: () => lines.close(),
  }
}

/**
 * Asks each missing answer until it is right, then shows all of them.
 * @param keep is called with the answers after each one
 */
export async function askAll(given: InitAnswers, terminal: Terminal, keep: (answers: InitAnswers) => Promise<void>) {
  const answers = { ...given }
  const askOne = async (question: Question, first?: string) => {
    answers[question.key] = await rightAnswer(question, answers, terminal, first)
    await keep(answers)
  }
  for (;;) {
    for (const question of QUESTIONS) {
      if (!isAsked(question, answers)) continue
      const answer = answers[question.key]
      if (answer === undefined) await askOne(question)
      else if ((await problemsWith(question, answers)).some(isError)) await askOne(question, answer)
    }
    const shown = QUESTIONS.filter((question) => isAsked(question, answers))
    const lines = shown.map((question, at) => `${at + 1}. ${recalled(question, answers)}`)
    terminal.say(spoken().init.answers(lines.join('\n')))
    const choice = (await terminal.ask(spoken().init.writeOrChange, '')).trim()
    if (choice === '') return answers
    const question = shown[Number(choice) - 1]
    if (question) await askOne(question)
  }
}

function recalled(question: Question, answers: InitAnswers): string {
  const { key } = question
  return spoken().init.recalled(titleOf(key), shownAnswer(question, answers[key] ?? '') || '–')
}

function titleOf(key: Question['key']): string {
  const help = spoken().init.questions[key]
  return help.charAt(0).toUpperCase() + help.slice(1)
}

/**
 * Asks a question until its answer is right.
 * @param first an answer that was given before; the question is asked only if it is wrong
 */
async function rightAnswer(question: Question, answers: InitAnswers, terminal: Terminal, first?: string) {
  const { key, required } = question
  const { choices } = shownWith(question)
  const taken = (first === undefined && answers[key]) || question.initial?.(answers) || ''
  terminal.say(`\n${introduction(question, terminal)}`)
  const mayBeNone = !required && (choices ? !question.initial : key !== 'hue')
  const shown = shownAnswer(question, taken)
  const brackets = shown === '' ? '' : mayBeNone ? spoken().init.orNone(shown) : `[${shown}] `
  let line = first
  let again = ''
  for (;;) {
    const typed = (line ?? (await terminal.ask(`${brackets}> `, again))).trim()
    line = undefined
    const answer = typed === '-' && mayBeNone ? '' : normalised(question, typed || taken)
    if (answer === '' && mayBeNone) return ''
    const problems = await problemsWith(question, { ...answers, [key]: answer })
    for (const problem of problems) terminal.say(messageOf(problem))
    const wrong = problems.filter(isError)
    if (wrong.length === 0) {
      if (key === 'skills') terminal.say(logosFor(answer))
      return answer
    }
    again = mended(typed, wrong)
  }
}

async function problemsWith(question: Question, answers: InitAnswers): Promise<readonly Diagnostic[]> {
  const problems = await problemsOf(answers, runHere)
  return problems.filter((problem) => questionOf(problem, answers) === question)
}

/** Returns the typed text, with the suggestion in the place of the wrong part. */
function mended(typed: string, wrong: readonly Diagnostic[]): string {
  const [problem] = wrong
  if (problem === undefined) return typed
  const { actual, suggestion } = inWords(problem)
  const intended = suggestion?.replace(/^'(.*)'$/, '$1')
  return intended && actual !== '' ? typed.replace(actual, () => intended) : typed
}

function introduction(question: Question, { colours }: Terminal): string {
  const { key } = question
  const { example, hint, choices } = shownWith(question)
  const texts = spoken().init
  const model = example ? [texts.example(example)] : []
  const listed = Object.entries(choices ?? {}).map(([name, meaning], at) =>
    texts.choice(at + 1, shownAnswer(question, name), meaning),
  )
  const hues = key === 'hue' ? Object.keys(HUE_NAMES).map((hue) => hueLine(hue, colours)) : []
  return [titleOf(key), ...model, ...listed, ...hues, ...(hint ? [hint] : [])].join('\n')
}

function logosFor(skills: string): string {
  const found = skills.split(',').flatMap((name) => brandNamed(name)?.title ?? [])
  return found.length === 0 ? '' : spoken().init.logos(found)
}

/** Shows a hue as the colour of buttons, by day and by night. */
function hueLine(hue: string, colours: number): string {
  const { light, dark } = paletteOf({ hue, second: null })
  return `  ${swatch(light.accent, colours)}${swatch(dark.accent, colours)}${spoken().init.hue(hueName(hue), hue, light.accent, dark.accent)}`
}

/** Shows a colour in four cells. With 256 colours, takes the nearest one in their cube of six levels. */
function swatch(colour: string, colours: number): string {
  if (colours < 8) return ''
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Math.round(channel / 51))
  const code = colours < 24 ? `5;${16 + 36 * red + 6 * green + blue}` : `2;${channels.join(';')}`
  return `\u001b[48;${code}m    \u001b[49m `
}
