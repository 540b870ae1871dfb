import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Site } from '../../src/catalogue/types.ts'
import { heldBy, IN_LINE } from './held-by.ts'
import type { Output } from './output.ts'

export const securityFile: Output = {
  path: '.well-known/security.txt',
  needs: 'expires',
  make: ({ catalogue: { site }, base }) => securityTxt(site, base),
}

/**
 * Returns `security.txt`, which names the contact for security problems (RFC 9116). The standard requires a date, so a site without one has
 * no file.
 */
export function securityTxt(
  site: Pick<Site, 'origin' | 'lang' | 'languages' | 'email' | 'expires'>,
  base: string,
): string {
  const { email, expires, languages } = site
  const address = email?.split('@').map(encodeURIComponent).join('@')
  const line = (url: string) => heldBy('security.txt', IN_LINE, url)
  return `Contact: ${line(address === undefined ? absoluteUrl(site, base, 'contact') : `mailto:${address}`)}
Expires: ${expires}T23:59:59Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${line(absoluteUrl(site, base, securityFile.path))}
`
}
