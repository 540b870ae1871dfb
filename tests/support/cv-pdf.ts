import { drawCv } from '../../scripts/outputs/cv/make.ts'

/** Draws a CV as the build does, and returns its file. */
export async function makeCvPdf(...input: Parameters<typeof drawCv>): Promise<Uint8Array> {
  return (await drawCv(...input)).file
}
