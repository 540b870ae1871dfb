/** The value on the weight axis of the font for each weight outside a browser. */
export const WEIGHTS = { regular: 400, semibold: 600, extrabold: 800 } as const
export type Weight = keyof typeof WEIGHTS

/** The TrueType instances of a typeface: each of its files at each weight, with all characters. */
export type Instances = Readonly<Record<Weight, readonly Uint8Array[]>>

export async function forEachWeight(make: (weight: Weight) => Promise<readonly Uint8Array[]>): Promise<Instances> {
  const [regular, semibold, extrabold] = await Promise.all([make('regular'), make('semibold'), make('extrabold')])
  return { regular, semibold, extrabold }
}
