/** Whether this runs in continuous integration, on a machine that is thrown away afterwards. */
export function inCi(): boolean {
  return !/^(|0|false|no|off)$/i.test(process.env.CI ?? '')
}
