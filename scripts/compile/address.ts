/** Whether a visitor's browser could ask for it: http or https, a host of a public form, no spaces. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !/^https?:\/\/[^/?#]/i.test(value) || !URL.canParse(value)) return false
  const { hostname } = new URL(value)
  return isLocal(hostname) || /^[^.]+(\.[^.]+)+\.?$/.test(hostname)
}

/** Names and addresses that only the owner's own network knows (RFC 6761, RFC 1918, RFC 4193). */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.(localhost|local|lan|home\.arpa)|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[(::1|f[cd].*)\])$/i.test(
    hostname,
  )
}

/** The address that was probably meant by something that is none; `null` when it cannot be told. */
export function nearAddress(value: string): string | null {
  const rest = value
    .replace(/^[\s"'“”«»]+|[\s"'“”«»]+$/g, '')
    .replace(/^(h+t+p*s*|ps?):?\/{0,3}\s*/i, '')
    .replace(/^\/\//, '')
  const address = `https://${rest.replaceAll(' ', '%20')}`
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/:?#]|$)/u.test(rest) && isWebAddress(address) ? address : null
}
