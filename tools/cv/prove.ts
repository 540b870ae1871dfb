import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CvText, textsOfCv } from '../../scripts/outputs/cv/texts.ts'
import { makeCvPdf } from '../../tests/support/cv-pdf.ts'
import { missingFrom } from '../../tests/support/missing-texts.ts'
import type { Reader } from './readers.ts'
import type { Sample } from './samples.ts'
import { type Point, uaPoints } from './ua.ts'

export interface Proof {
  sample: Sample
  pages: number
  /** The number of texts that every reader has to find. */
  texts: number
  /** The texts that a reader did not find, by the reader's name. */
  missing: ReadonlyMap<string, readonly CvText[]>
  points: readonly Point[]
}

/** Makes the CVs and lets every reader read them. */
export async function prove(samples: readonly Sample[], readers: readonly Reader[]): Promise<Proof[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cv-'))
  try {
    const proofs: Proof[] = []
    for (const [index, sample] of samples.entries()) {
      const bytes = await makeCvPdf(sample.owner, sample.cv, sample.typeface)
      const file = join(folder, `${index + 1}.pdf`)
      writeFileSync(file, bytes)
      const texts = textsOfCv(sample.owner, sample.cv)
      const missing = new Map<string, readonly CvText[]>()
      for (const { name, read } of readers) missing.set(name, missingFrom(await read(file), texts))
      const pages =
        Buffer.from(bytes)
          .toString('latin1')
          .match(/\/Type \/Page\n/g)?.length ?? 0
      proofs.push({ sample, pages, texts: texts.length, missing, points: uaPoints(bytes) })
    }
    return proofs
  } finally {
    await rm(folder, { recursive: true })
  }
}
