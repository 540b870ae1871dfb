import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { encodeITrieToBTrie } from 'cspell-trie-lib'
import { SHARED } from '../../scripts/commands/create/create.ts'
import { codeVersion } from '../../scripts/disk/cache/code-version.ts'
import { openCache, PACKAGED_VERSION, ROOT } from '../../scripts/disk/root.ts'
import { TYPEFACES } from '../../scripts/fields/definitions.ts'
import { cutTypeface, writeCut } from '../../scripts/fonts/fonts.ts'
import { cutInstances, writeInstances } from '../../scripts/fonts/instances.ts'
import { typefaceSource } from '../../scripts/fonts/source.ts'
import { packedWordsFile, readWords } from '../../scripts/proofread/dictionary.ts'
import { ANY_BASE } from '../../scripts/site/built-code.ts'
import { codeForAnyBase, moveCode, PREBUILT_FACTS } from '../../scripts/site/code.ts'
import { refuseTrackedFiles } from '../../scripts/start/before.mjs'
import { bundleScripts } from '../../scripts/start/bundle.mjs'

/** The folder that the package brings. Git does not keep it. */
const LIB = join(ROOT, 'lib')
/** The sources that are not TypeScript and that a command reads or runs. */
const DATA =
  /^(start\/(portfolio|before)|disk\/threads\/.*|images\/.*)\.mjs$|^start\/entry\.cjs$|\.br$|^fonts\/families\/|^create\/(template(-en)?|licences)\/|^proofread\/terms\.txt$/
/** Packages whose code is part of the prebuilt code. */
const PREBUILT_PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  '@floating-ui/react',
  '@floating-ui/react-dom',
  '@floating-ui/dom',
  '@floating-ui/core',
  '@floating-ui/utils',
  'tabbable',
  'vike',
]

/** Packages whose words the package brings in another form, and who wrote the words and under which licence. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  '@cspell/dict-fr-fr': 'src/hunspell-french-dictionaries-v7.0/README_dict_fr.txt',
  '@cspell/dict-en_us': 'src/hunspell/README_en_US-large.txt',
}

/** Writes `lib/`: the generator as bundled JavaScript, the site's code already built, and the typefaces already cut. `npm pack` and `npm publish` run this first. */
refuseTrackedFiles('build', ROOT)
rmSync(LIB, { recursive: true, force: true })
const packages = await bundleScripts(LIB)
writeTypes()
copyData()
await prebuild()
await cutTypefaces()
writeDictionaries()
// Caches depend on the data beside the code too.
writeFileSync(join(LIB, PACKAGED_VERSION), await codeVersion([LIB]))
// The licences ask for the names of the packages beside their code.
writeFileSync(
  join(LIB, 'LICENCES.txt'),
  [...new Set([...PREBUILT_PACKAGES, ...packages, ...Object.keys(DICTIONARIES)])].map(licenceOf).join('\n\n'),
)

/** Writes the types of the catalogue, the only public ones (`exports` in package.json). */
function writeTypes() {
  const { status } = spawnSync('npx', ['tsc', '-p', join(ROOT, 'tools/package/types.tsconfig.json')], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The types were not written.')
}

function copyData() {
  const folder = join(ROOT, 'scripts')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const file = relative(folder, path).split(sep).join('/')
    if (!entry.isFile() || !DATA.test(file)) continue
    const target = join(LIB, 'scripts', file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(path, target)
  }
  for (const file of SHARED) {
    mkdirSync(dirname(join(LIB, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(LIB, file))
  }
}

async function prebuild() {
  const code = await codeForAnyBase(openCache())
  const folder = join(LIB, 'prebuilt')
  const facts = await moveCode(code, ANY_BASE, folder)
  writeFileSync(join(folder, PREBUILT_FACTS), brotliCompressSync(JSON.stringify({ ...facts, version: code.version })))
}

/** Cuts the typefaces, so that a build of a site need not. */
async function cutTypefaces() {
  for (const family of TYPEFACES) {
    const source = await typefaceSource(family)
    writeCut(source.name.toLowerCase(), await cutTypeface(source, openCache()), join(LIB, 'prebuilt/fonts'))
    writeInstances(source, await cutInstances(source), join(LIB, 'prebuilt/instances'))
  }
}

/** Writes the words of the dictionaries in a form that is read at once. */
function writeDictionaries() {
  for (const language of ['fr', 'en'] as const) {
    const words = brotliCompressSync(encodeITrieToBTrie(readWords(language)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    })
    writeFileSync(join(LIB, 'scripts/proofread', packedWordsFile(language)), words)
  }
}

function licenceOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [licence] = ['LICENSE', 'LICENSE.txt', 'LICENSE.md'].filter((file) => existsSync(join(folder, file)))
  const texts = [licence, DICTIONARIES[name]].map((file) => (file ? readFileSync(join(folder, file), 'utf8') : ''))
  return `${name} ${version} (${license})\n${texts.join('\n')}`
}
