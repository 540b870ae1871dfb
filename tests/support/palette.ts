import { join } from 'node:path'
import { compileString } from 'sass'
import { ROOT } from './preview-server.ts'

export type Palette = ReadonlyMap<string, readonly [red: number, green: number, blue: number]>

/** The colours of a scheme by role, as the style sheet ships them: sRGB from 0 to 255. */
export function palette(scheme: 'light' | 'dark'): Palette {
  const { css } = compileString(
    `@use 'sass:color'; @use 'palette';
     a { @each $role, $value in palette.$${scheme} {
       $shipped: color.to-space(color.to-gamut($value, $space: rgb, $method: local-minde), rgb);
       --#{$role}: #{color.channel($shipped, 'red')} #{color.channel($shipped, 'green')} #{color.channel($shipped, 'blue')};
     } }`,
    { loadPaths: [join(ROOT, 'src/styles/tokens')] },
  )
  const roles = [...css.matchAll(/--([\w-]+): ([\d.]+) ([\d.]+) ([\d.]+);/g)]
  return new Map(roles.map(([, role = '', red, green, blue]) => [role, [Number(red), Number(green), Number(blue)]]))
}

/** WCAG 2.2, « contrast ratio »: from 1 to 21. */
export function contrast(colours: Palette, front: string, back: string): number {
  const [light, dark] = [luminance(colours, front), luminance(colours, back)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colours: Palette, role: string): number {
  const channels = colours.get(role)
  if (channels === undefined) throw new Error(`The palette has no role « ${role} ».`)
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
