/** A page that its site shows to its owner alone. */
interface PrivatePage {
  host: RegExp
  path: RegExp
  /** The path of the public page, with the parts of the private one. @default none */
  publicPath?: string
}

/**
 * Pages that ask every visitor to log in. A page whose owner may have shared it does not belong here: « docs.google.com/…/edit » is one.
 */
const PRIVATE_PAGES: readonly PrivatePage[] = [
  { host: /^linkedin\.com$/, path: /^\/in\/([^/]+)\/(?:edit|overlay)(?:\/|$).*/, publicPath: '/in/$1' },
  { host: /^github\.com$/, path: /^\/([^/]+)\/([^/]+)\/edit\/(.+)/, publicPath: '/$1/$2/blob/$3' },
  {
    host: /^github\.com$/,
    path: /^\/([^/]+)\/([^/]+)\/(?:settings|upload|delete|new)(?:\/|$).*/,
    publicPath: '/$1/$2',
  },
  { host: /^gitlab\.com$/, path: /^\/(.+?)\/-\/(?:edit|settings)(?:\/|$).*/, publicPath: '/$1' },
  { host: /^notion\.so$/, path: /[\da-f]{32}$/ },
  { host: /^app\.netlify\.com$/, path: /./ },
  { host: /^vercel\.com$/, path: /^\/(?:dashboard|[^/]+\/[^/]+\/(?:settings|deployments|analytics|logs))(?:\/|$)/ },
  { host: /^drive\.google\.com$/, path: /^\/drive\/(?:u\/\d+\/)?(?:my-drive|home|recent)(?:\/|$)/ },
  { host: /^mail\.google\.com$/, path: /./ },
  { host: /^wordpress\.com$/, path: /^\/(?:post|page|posts|pages|home)\// },
  { host: /./, path: /^\/(?:[\w-]+\/)?wp-admin(?:\/|$)/ },
]

/** Returns the address of the public page beside a private one, empty if it is unknown; `null` for any other page. */
export function publicPageOf(address: string): string | null {
  const { hostname, pathname, protocol } = new URL(address)
  const host = hostname.replace(/^(?:www|m|[a-z]{2})\./, '')
  const found = PRIVATE_PAGES.find((page) => page.host.test(host) && page.path.test(pathname))
  if (found === undefined) return null
  return found.publicPath === undefined
    ? ''
    : `${protocol}//${hostname}${pathname.replace(found.path, found.publicPath)}`
}
