import { textRule } from './scalar.ts'

/** Reads the figure of a result in the owner's spelling, because YAML would read `1.50` as 1.5. */
export const readFigure = textRule<'figure'>((value, report) => (/\d/.test(value) ? value : report('result/figure')))
