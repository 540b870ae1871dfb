import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import * as icons from 'simple-icons'

/** Writes the titles and shapes of Simple Icons (CC0) as one small file, because the package takes 26 MB of a disk. */
const brands = Object.values(icons).map(({ title, path }) => [title, path])
const json = JSON.stringify(brands.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
const file = new URL('../../scripts/compile/brands/brands.json.br', import.meta.url)
writeFileSync(file, brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }))
console.log(`${brands.length} brands in ${file.pathname}`)
