import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A program that takes the text out of a PDF. */
export interface Reader {
  name: string
  /** `null` when it is not installed. */
  version: string | null
  read(file: string): Promise<string>
}

/** Debian's packages for its own Python, which is not always the first of a machine. */
const PYTHONS = ['python3', '/usr/bin/python3']

const PDFMINER = 'from pdfminer.high_level import extract_text as read; import sys; sys.stdout.write(read(sys.argv[1]))'
const PYPDF =
  'import pypdf, sys; sys.stdout.write("\\n".join(page.extract_text() for page in pypdf.PdfReader(sys.argv[1]).pages))'

/** Lists the readers that programs for applications are made of, as far as anybody can install them. */
export function readers(): Reader[] {
  const poppler = firstMatch(said('pdftotext', ['-v']), /version ([\d.]+)/)
  const mupdf = firstMatch(said('mutool', ['-v']), /version ([\d.]+)/)
  return [
    program('pdftotext', poppler, 'pdftotext', (file) => [file, '-']),
    program('pdftotext -raw', poppler, 'pdftotext', (file) => ['-raw', file, '-']),
    pdfjs(),
    python('pdfminer', PDFMINER),
    python('pypdf', PYPDF),
    program('mutool', mupdf, 'mutool', (file) => ['draw', '-q', '-F', 'txt', file]),
  ]
}

function program(name: string, version: string | null, command: string, options: (file: string) => string[]): Reader {
  return { name, version, read: async (file) => output(command, options(file)) }
}

function python(module: string, code: string): Reader {
  const version = (command: string) => said(command, ['-c', `import ${module}; print(${module}.__version__)`])
  const found = PYTHONS.map((command) => ({ command, version: firstMatch(version(command), /^(\d[\d.]*\d)/) })).find(
    (candidate) => candidate.version !== null,
  )
  return {
    name: module,
    version: found?.version ?? null,
    read: async (file) => output(found?.command ?? 'python3', ['-c', code, file]),
  }
}

/** pdf.js, which reads PDF in browsers and in many programs of Node. */
function pdfjs(): Reader {
  const require = createRequire(import.meta.url)
  const { version } = JSON.parse(readFileSync(require.resolve('pdfjs-dist/package.json'), 'utf8'))
  return {
    name: 'pdf.js',
    version,
    async read(file) {
      // pdf.js asks for the browser's matrix on loading, but needs it only to draw.
      Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} })
      const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
      const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: VerbosityLevel.ERRORS })
      const pdf = await task.promise
      const pages: string[] = []
      for (let index = 1; index <= pdf.numPages; index++) {
        const { items } = await (await pdf.getPage(index)).getTextContent()
        pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
      }
      await task.destroy()
      return pages.join('\n')
    },
  }
}

function output(command: string, options: readonly string[]): string {
  return execFileSync(command, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Returns what a program prints, on either stream; nothing if there is no such program. */
function said(command: string, options: readonly string[]): string {
  try {
    return execFileSync('/bin/sh', ['-c', '"$@" 2>&1', 'sh', command, ...options], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function firstMatch(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null
}
