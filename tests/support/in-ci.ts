/** Whether this runs in continuous integration, on a machine that nobody owns. */
export function inCi(): boolean {
  return !/^(|0|false|no|off)$/i.test(process.env.CI ?? '')
}
