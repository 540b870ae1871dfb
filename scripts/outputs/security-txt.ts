import { absoluteUrl } from '../../src/catalogue/absolute-url.ts'
import { SECURITY_TXT_PATH } from '../../src/catalogue/output-paths.ts'
import type { Site } from '../../src/catalogue/types.ts'

/** Whom to tell of a security problem (RFC 9116). The standard wants a date after which nobody believes the file: none, no file. */
export function securityTxt(
  { email, expires }: Pick<Site, 'email' | 'expires'>,
  origin: string,
  base: string,
): string | null {
  if (expires === null) return null
  return `Contact: mailto:${email.split('@').map(encodeURIComponent).join('@')}
Expires: ${expires}T23:59:59Z
Preferred-Languages: fr, en
Canonical: ${absoluteUrl(origin, base, SECURITY_TXT_PATH)}
`
}
