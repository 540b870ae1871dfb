import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type Plugin, type PreprocessCSSResult, preprocessCSS, resolveConfig } from 'vite'
import { ROOT } from '../../disk/root.ts'
import { siteStyles } from './vite.ts'

/** Compiles a style sheet once for all builds that need it, because compiling takes longer than the rest of their work. */
export type CompileStyles = (file: string) => Promise<PreprocessCSSResult>

/** Vite stores the mode in the process, for all later builds. */
const MODE = ['production', 'production'] as const

export async function styleCompiler(): Promise<CompileStyles> {
  const config = await resolveConfig({ root: ROOT, configFile: false, css: siteStyles }, 'build', ...MODE)
  const compiled = new Map<string, Promise<PreprocessCSSResult>>()
  return (file) => {
    const result = compiled.get(file) ?? readFile(file, 'utf8').then((code) => preprocessCSS(code, file, config))
    compiled.set(file, result)
    return result
  }
}

const CLASS_NAMES = '\0class-names:'
/** Keeps Vite from reading a style sheet. */
const ENDING = '.js'

/** Returns the style sheet for which a module of class names stands; `null` for any other module. */
export function styleSheetOf(id: string): string | null {
  return id.startsWith(CLASS_NAMES) ? join(ROOT, id.slice(CLASS_NAMES.length, -ENDING.length)) : null
}

/** Replaces style sheets by the names of their classes. Style sheets are inline in every page, so the rest of the code needs no CSS. */
export function classNamesOnly(compile: CompileStyles): Plugin {
  return {
    name: 'portfolio:class-names',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.scss') || importer === undefined) return null
      const file = relative(ROOT, resolve(dirname(importer), source))
      // Relative to the root, because built code must not contain the path of this machine.
      return `${CLASS_NAMES}${file.split(sep).join('/')}${ENDING}`
    },
    async load(id) {
      const file = styleSheetOf(id)
      if (file === null) return null
      const { code, modules = {} } = await compile(file)
      // Animations have names too, which only the sheet itself uses.
      const classes = Object.entries(modules).filter(([, name]) => code.includes(`.${name}`))
      return `export default ${JSON.stringify(Object.fromEntries(classes))}`
    },
  }
}
