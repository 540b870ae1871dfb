import { resolve } from 'node:path'
import type { SourceFile } from '../compile/contract/sources.ts'
import { sourcesByLanguage } from '../compile/language.ts'
import { shownPath } from '../compile/read.ts'
import { stateOf } from '../compile/validate/translation.ts'
import { spoken } from '../spoken/spoken.ts'
import { callOf } from './call.ts'
import { readSources } from './content.ts'
import type { ExitCode } from './exit-code.ts'
import { replaceFile } from './replace-file.ts'

/** Stands for all translations. */
export const ALL = 'tout'

/**
 * Writes the state of its original into a translation (`translated`), so that `check` reports when the original has changed since.
 * @param file its path from the current folder, or `ALL`
 */
export async function markTranslated({ content, file }: { content: string; file: string }): Promise<ExitCode> {
  const sources = readSources(content)
  const [, ...translations] = sourcesByLanguage(sources)
  const all = translations.flatMap(({ files }) => files).filter(({ original, kind }) => original && kind !== 'style')
  const path = shownPath(resolve(file))
  const chosen = file === ALL ? all : all.filter((translation) => translation.path === path)
  if (chosen.length === 0) {
    console.error(
      all.length === 0
        ? spoken().translated.noTranslation
        : spoken().translated.noOriginal(file, callOf('translated', all[0]?.path)),
    )
    return 2
  }
  let count = 0
  for (const translation of chosen) {
    // Each byte is one character, so that a file in another encoding keeps its letters.
    const text = Buffer.from(translation.bytes).toString('latin1')
    const marked = withState(text, translation)
    if (marked === text) continue
    await replaceFile(sources.locate(translation.path), Buffer.from(marked, 'latin1'), translation.bytes)
    count += 1
  }
  console.log(count === 0 ? spoken().translated.upToDate : spoken().translated.written(count))
  return 0
}

/**
 * Returns the text with the line in its header. A text without a header stays unchanged.
 * @param text the bytes of the file as characters, so the byte order mark of UTF-8 has three
 */
function withState(text: string, { original }: SourceFile): string {
  const line = `translated: '${stateOf(original?.bytes ?? new Uint8Array())}'`
  const lines = text.split('\n')
  const end = lines.findIndex((other, index) => index > 0 && other.startsWith('---'))
  if (!/^(?:\xEF\xBB\xBF)?---/.test(text) || end < 0) return text
  const written = lines.findIndex((other, index) => index < end && other.startsWith('translated:'))
  // The other lines may end with a carriage return, which belongs to the line here.
  const own = lines[0]?.endsWith('\r') ? `${line}\r` : line
  if (written < 0) lines.splice(1, 0, own)
  else lines[written] = own
  return lines.join('\n')
}
