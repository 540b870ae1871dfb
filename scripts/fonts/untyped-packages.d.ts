// What we use of two packages that carry no types.
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** OpenType feature tags. @default all */
    keepFeatures?: readonly string[]
    /** One value pins an axis, a range cuts it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
    noHinting?: boolean
    /** Tags of tables to leave out. */
    dropTables?: readonly string[]
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
