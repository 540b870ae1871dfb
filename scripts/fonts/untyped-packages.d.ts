// The part of a package without types that we use.
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** OpenType feature tags. @default all */
    keepFeatures?: readonly string[]
    /** Keeps every glyph; the text is then `null`. */
    keepAllGlyphs?: boolean
    /** One value pins an axis, a range cuts it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    noHinting?: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string | null, options?: SubsetOptions): Promise<Buffer>
}
