import { textRule } from './scalar.ts'

/** The figure of a result, as the owner wrote it: YAML would read `1.50` as 1.5. */
export const readFigure = textRule<'figure'>((value, report) => (/\d/.test(value) ? value : report('result/figure')))
