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
  // Each visitor would see a profile or a feed of his own.
  { host: /^linkedin\.com$/, path: /^\/(?:in\/me|feed|mynetwork|notifications|messaging)(?:\/?$)/ },
  { host: /^github\.com$/, path: /^\/(?:settings|dashboard|notifications)(?:\/|$)/ },
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
  {
    host: /^(?:mail\.google|outlook\.(?:office|office365|live)|web\.whatsapp|app\.slack|mail\.proton)\.(?:com|me)$/,
    path: /./,
  },
  { host: /^dropbox\.com$/, path: /^\/home(?:\/|$)/ },
  { host: /^calendar\.google\.com$/, path: /^\/calendar\/(?:u\/\d+\/)?r(?:\/|$)/ },
  { host: /^play\.google\.com$/, path: /^\/console(?:\/|$)/ },
  { host: /^(?:console\.(?:firebase|cloud)\.google\.com|app\.asana\.com|studio\.youtube\.com)$/, path: /./ },
  { host: /^(?:chatgpt\.com|chat\.openai\.com)$/, path: /^\/c\// },
  { host: /^claude\.ai$/, path: /^\/chat\// },
  { host: /\.slack\.com$/, path: /^\/(?:archives|messages)\// },
  { host: /^discord\.com$/, path: /^\/channels\// },
  { host: /\.atlassian\.net$/, path: /^\/(?:browse|jira|issues|secure)(?:\/|$)/ },
  { host: /^linear\.app$/, path: /^\/[^/]+\/(?:issue|team|project)\// },
  { host: /^docs\.google\.com$/, path: /^\/(?:document|spreadsheets|presentation|forms)\/(?:u\/\d+\/?)?$/ },
  { host: /^(?:editor|manage)\.wix\.com$/, path: /./ },
  { host: /^framer\.com$/, path: /^\/projects\// },
  { host: /^webflow\.com$/, path: /^\/(?:design|dashboard)(?:\/|$)/ },
  { host: /^supabase\.com$/, path: /^\/dashboard(?:\/|$)/ },
  { host: /^railway\.(?:app|com)$/, path: /^\/(?:project|dashboard)(?:\/|$)/ },
  {
    host: /^(?:dashboard\.(?:render|heroku|stripe)\.com|dash\.cloudflare\.com|(?:[\w-]+\.)?console\.aws\.amazon\.com)$/,
    path: /./,
  },
  { host: /^calendly\.com$/, path: /^\/(?:app|event_types)(?:\/|$)/ },
  { host: /^(?:app\.)?cal\.com$/, path: /^\/(?:event-types|bookings|settings|availability)(?:\/|$)/ },
  { host: /^doodle\.com$/, path: /^\/(?:[a-z]{2}\/)?dashboard(?:\/|$)/ },
  { host: /^medium\.com$/, path: /^\/(?:me|p\/[\da-f]+\/edit)(?:\/|$)/ },
  { host: /^dev\.to$/, path: /^\/(?:dashboard|settings|new)(?:\/|$)/ },
  { host: /^malt\.(?:fr|com|es|de|be)$/, path: /^\/(?:dashboard|messages|account)(?:\/|$)/ },
  { host: /^npmjs\.com$/, path: /^\/settings(?:\/|$)/ },
  { host: /^stackoverflow\.com$/, path: /^\/users\/(?:edit|preferences|account)(?:\/|$)/ },
  { host: /^figma\.com$/, path: /^\/files(?:\/|$)/ },
  { host: /^canva\.com$/, path: /^\/(?:projects|folder)(?:\/|$)/ },
  { host: /^wordpress\.com$/, path: /^\/(?:post|page|posts|pages|home)\// },
  { host: /./, path: /^\/(?:[\w-]+\/)?wp-(?:admin(?:\/|$)|login\.php)/ },
]

/** Returns the address of the public page beside a private one, empty if it is unknown; `null` for any other page. */
export function publicPageOf(address: string): string | null {
  const { hostname, pathname, protocol, searchParams } = new URL(address)
  // WordPress shows a draft to its author alone.
  if (searchParams.get('preview') === 'true' && (searchParams.has('p') || searchParams.has('preview_id'))) return ''
  const host = hostname.replace(/^(?:www|m|[a-z]{2})\./, '')
  const found = PRIVATE_PAGES.find((page) => page.host.test(host) && page.path.test(pathname))
  if (found === undefined) return null
  return found.publicPath === undefined
    ? ''
    : `${protocol}//${hostname}${pathname.replace(found.path, found.publicPath)}`
}
