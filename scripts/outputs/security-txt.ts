import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import type { Site } from '../../src/catalogue/types.ts'
import type { Output } from './output.ts'

export const securityFile: Output = {
  path: '.well-known/security.txt',
  needs: 'expires',
  make: ({ catalogue: { site }, base }) => securityTxt(site, site.origin, base),
}

/** `security.txt` names the contact for security problems (RFC 9116). The standard requires a date, so a site without one has no file. */
export function securityTxt({ email, expires }: Pick<Site, 'email' | 'expires'>, origin: string, base: string): string {
  return `Contact: mailto:${email.split('@').map(encodeURIComponent).join('@')}
Expires: ${expires}T23:59:59Z
Preferred-Languages: fr, en
Canonical: ${absoluteUrl(origin, base, securityFile.path)}
`
}
