/** Returns whether this runs in continuous integration, on a machine without an owner. */
export function inCi(): boolean {
  return !/^(|0|false|no|off)$/i.test(process.env.CI ?? '')
}
