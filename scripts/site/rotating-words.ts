/** In seconds. Each word stays for the whole interval and fades out at its end. */
const INTERVAL = 4
const FADE = 0.5

/**
 * Returns the animation of the words of the introduction, whose steps depend on their number. With reduced motion, the first word stays.
 */
export function rotatingWordsCss(count: number): string {
  if (count < 2) return ''
  const percent = (seconds: number) => `${+((100 * seconds) / (count * INTERVAL)).toFixed(3)}%`
  const delays = Array.from({ length: count - 1 }, (_, index) => {
    const word = `[data-hero-words]>*>:nth-child(${index + 2})`
    return `${word}{animation-delay:${(index + 1) * INTERVAL}s}`
  })
  return [
    '@media (prefers-reduced-motion:no-preference){',
    `@keyframes words{0%,${percent(INTERVAL - FADE)}{opacity:1}${percent(INTERVAL)},to{opacity:0}}`,
    `[data-hero-words]>*>*{animation:words ${count * INTERVAL}s linear infinite}`,
    ...delays,
    '}',
  ].join('')
}
