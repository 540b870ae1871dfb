/** Parameters by which a store of files signs an address for a few minutes or days. Each group has to be there as a whole. */
const SIGNATURES: readonly (readonly string[])[] = [
  ['x-amz-signature'],
  ['x-goog-signature'],
  ['x-oss-signature'],
  // Amazon S3 and CloudFront, as they signed before
  ['signature', 'expires'],
  // Azure
  ['sig', 'se'],
]

/** Addresses of files that a service gives for some days. */
const FLEETING: readonly { host: RegExp; path: RegExp; parameters: readonly string[] }[] = [
  { host: /^(?:cdn|media)\.discordapp\.(?:com|net)$/, path: /^\/attachments\//, parameters: ['ex', 'hm'] },
  { host: /^media\.licdn\.com$/, path: /./, parameters: ['e', 't'] },
  { host: /\.(?:fbcdn\.net|cdninstagram\.com)$/, path: /./, parameters: ['oe'] },
  { host: /^private-user-images\.githubusercontent\.com$/, path: /./, parameters: ['jwt'] },
  { host: /^we\.tl$/, path: /^\/t-/, parameters: [] },
  { host: /^wetransfer\.com$/, path: /^\/downloads\//, parameters: [] },
]

/** Returns whether an address stops working by itself: the service that gave it signed it until a day, or keeps the file for some days. */
export function isFleeting(address: string): boolean {
  const { hostname, pathname, searchParams } = new URL(address)
  const given = new Set([...searchParams.keys()].map((name) => name.toLowerCase()))
  const hasAll = (names: readonly string[]) => names.every((name) => given.has(name))
  const host = hostname.replace(/^www\./, '')
  return (
    SIGNATURES.some(hasAll) ||
    FLEETING.some((file) => file.host.test(host) && file.path.test(pathname) && hasAll(file.parameters))
  )
}

/** Rooms of a video call, which whoever has the address enters. The page where people enrol is none. */
const ROOMS: readonly (readonly [host: RegExp, path: RegExp, parameter: string | null])[] = [
  [/(?:^|\.)zoom\.us$/, /^\/(?:j|w|s)\/\d/, 'pwd'],
  [/^meet\.google\.com$/, /^\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/, null],
  [/^teams\.(?:microsoft|live)\.com$/, /^\/(?:l\/meetup-join|meet)\//, null],
]

/** Returns whether an address opens the room of a video call. */
export function isMeeting(address: string): boolean {
  const { hostname, pathname, searchParams } = new URL(address)
  return ROOMS.some(
    ([host, path, parameter]) =>
      host.test(hostname) && path.test(pathname) && (parameter === null || searchParams.has(parameter)),
  )
}

/** Services with which people take appointments, where each owner has a page of their own. */
const CALENDARS = /^(?:calendly\.com|cal\.com|app\.cal\.com|zcal\.co|savvycal\.com|tidycal\.com)$/

/** Returns the name of such a service if an address is that of its home page, where nobody takes an appointment; `null` for any other. */
export function calendarWithoutOwner(address: string): string | null {
  const { hostname, pathname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  return pathname === '/' && CALENDARS.test(host) ? host : null
}
