import { test } from '@playwright/test'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Ending, MESSAGE_CASES, type MessageCase } from './message-cases.ts'
import { replacePart } from './reliability-document.ts'

const NOTE = 'message case'

/** Hands a case that ended as expected to the report. @param took from the request to the text, in milliseconds */
export function noteCase({ says }: MessageCase, took: number | null): void {
  test.info().annotations.push({ type: NOTE, description: JSON.stringify([says, took]) })
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  sent: 'le succès, champs vidés',
  failed: 'l’échec, champs gardés',
  kept: 'le formulaire, champs gardés',
  cleared: 'le formulaire, champs vides',
  'handed over': 'sa messagerie, champs gardés',
}

/** A row without its time, which differs from run to run. */
export function rowOf({ says, ending, requests }: MessageCase): string {
  return `| ${says} | ${ENDINGS[ending]} | ${requests} |`
}

/** Writes the table of docs/reliability.md: `npm run -w tools message`. */
export default class MessageReport implements Reporter {
  private readonly times = new Map<string, number | null>()

  onTestEnd({ annotations }: TestCase, { status }: TestResult) {
    for (const { type, description } of annotations) {
      if (type !== NOTE || status !== 'passed') continue
      const [says, took]: [string, number | null] = JSON.parse(description ?? '')
      this.times.set(says, took)
    }
  }

  onEnd() {
    const missing = MESSAGE_CASES.filter(({ says }) => !this.times.has(says))
    if (missing.length > 0) {
      console.error(`Not written, since these did not pass: ${missing.map(({ says }) => says).join(' · ')}`)
      return
    }
    const rows = MESSAGE_CASES.map((each) => `${rowOf(each)} ${seconds(this.times.get(each.says) ?? null)} |`)
    const head = ['| cas | ce que voit le visiteur | messages arrivés | après la demande (s) |', '|---|---|---|---|']
    replacePart('message', [...head, ...rows].join('\n'))
  }
}

const SECONDS = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function seconds(took: number | null): string {
  return took === null ? '–' : SECONDS.format(took / 1000)
}
