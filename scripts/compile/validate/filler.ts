import { foldedWords } from '../../fields/fold.ts'
import { nameOfFile } from '../contract/file-name.ts'

/** What messages, programs and owners write before somebody says what a picture shows; in lower case, without signs and numbers. */
const FILLERS = new Set(
  `ce qu elle montre|what it shows|image|images|img|picture|pic|photo|dsc|dscn|pxl|screenshot|screen shot|capture|capture d ecran|bildschirmfoto|
cleanshot|untitled|sans titre|alt|alt text|image alt text|alternative text|texte alternatif|text alternatif|description|image description|figure|
thumbnail|illustration|placeholder|whatsapp image|pasted image|pasted graphic`
    .replaceAll('\n', '')
    .split('|'),
)

/** Returns whether an alternative text says nothing of its picture: « image », « IMG_0001.png », « Screenshot 2026-01-03 at 10.30.00 ». */
export function isFiller(alt: string): boolean {
  const name = alt.replace(/\.(?:png|jpe?g|gif|webp|avif|svg|heic)$/i, '')
  const words = foldedWords(name.replace(/\d+/g, ' ')).replace(/ (?:at|a|le|um|am|pm)\b/g, '')
  return FILLERS.has(words) || (name !== alt && !/\s/.test(alt))
}

/** Returns the code by which a text that its owner still has to write is reported. */
export function toWrite({ path }: { path: string }) {
  return nameOfFile(path).draft ? 'text/draft' : 'text/to-write'
}
