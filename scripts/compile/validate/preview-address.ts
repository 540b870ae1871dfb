/** Hosts whose addresses work only while the owner works: tunnels to a machine, and editors in a browser. */
const TEMPORARY =
  /\.(?:ngrok\.(?:io|app|dev)|ngrok-free\.(?:app|dev)|trycloudflare\.com|loca\.lt|localtunnel\.me|lhr\.life|localhost\.run|serveo\.net|pinggy\.link|devtunnels\.ms|gitpod\.io|github\.dev|githubpreview\.dev|webcontainer(?:-api)?\.io|replit\.dev|idx\.dev|cloudworkstations\.dev)$/i

/** Returns whether an address is gone once the owner closes a program. */
export const isTemporary = (hostname: string) => TEMPORARY.test(hostname)

/**
 * The addresses that hosts give to one version of a site, each with the name of the site. Four of five hashes of Vercel have two digits, one of
 * them before a letter, which « portfolio », « martin123 » and « 3dprinter » have not.
 */
const VERSIONS: readonly (readonly [host: RegExp, site: string])[] = [
  [/^[a-z\d-]{1,60}--([a-z\d-]{1,60})\.netlify\.app$/, '.netlify.app'],
  [
    /^([a-z\d-]{1,60}?)-git-(?:main|master|dev|develop|staging|preview|test|[a-z\d-]{1,60}-projects)(?:-[a-z\d-]{1,60})?\.vercel\.app$/,
    '.vercel.app',
  ],
  [
    /^([a-z\d-]{1,60}?)-(?=[a-z\d]{9}-)(?=[a-z]{0,8}\d[a-z]{0,8}\d)[a-z]{0,8}\d{1,8}[a-z][a-z\d]{0,8}-[a-z\d-]{1,60}\.vercel\.app$/,
    '.vercel.app',
  ],
  [/^[a-z\d-]{1,60}\.([a-z\d-]{1,60})\.pages\.dev$/, '.pages.dev'],
  [/^([a-z\d-]{1,60})-pr-\d{1,6}\.onrender\.com$/, '.onrender.com'],
  [/^([a-z\d-]{1,60})--[a-z\d-]{1,60}\.web\.app$/, '.web.app'],
]

/** Returns the probable address of the site of which an address shows one version, such as that of a branch; `null` for any other. */
export function siteOfVersion(origin: string): string | null {
  const { hostname } = new URL(origin)
  for (const [host, site] of VERSIONS) {
    const name = host.exec(hostname)?.[1]
    if (name !== undefined) return `https://${name}${site}`
  }
  return null
}
