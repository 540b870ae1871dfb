import { brotliCompressSync, constants } from 'node:zlib'

const TAG = { cmap: 0, head: 1, 'OS/2': 6 } as const

/** Writes a number as WOFF2 does: seven bits in a byte, the last one without the highest bit. */
function base128(value: number): number[] {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) + 128)
  return bytes
}

/**
 * Returns a WOFF2 of less than a kilobyte whose tables are zeros.
 * @param bytes what it claims to be when it is unpacked
 * @param again whether tables of the same names follow, which are small
 */
export function hostileFont(bytes: number, again = false): Buffer {
  const half = Math.floor(bytes / 2)
  const tables = [
    [TAG['OS/2'], 96],
    [TAG.cmap, half],
    [TAG.head, half],
    ...(again
      ? ([
          [TAG.cmap, 4],
          [TAG.head, 54],
        ] as const)
      : []),
  ] as const
  const directory = Buffer.from(tables.flatMap(([tag, length]) => [tag, ...base128(length)]))
  const packed = brotliCompressSync(Buffer.alloc(Math.min(bytes, 600_000_000)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  })
  const head = Buffer.alloc(48)
  head.write('wOF2')
  head.writeUInt32BE(0x00010000, 4)
  head.writeUInt32BE(48 + directory.length + packed.length, 8)
  head.writeUInt16BE(tables.length, 12)
  head.writeUInt32BE(bytes, 16)
  head.writeUInt32BE(packed.length, 20)
  return Buffer.concat([head, directory, packed])
}
