/** Whether a service runs this for others: nobody looks on, and the machine is thrown away afterwards. */
export function inCi(): boolean {
  return !/^(|0|false|no|off)$/i.test(process.env.CI ?? '')
}
