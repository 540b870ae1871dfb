import { own } from '../../fields/own.ts'

/** An address of a service that leads to another address, which one of its parameters names. */
interface Detour {
  host: RegExp
  path: RegExp
  parameter: string
  of: string
}

/** Programs that put their own address before the one that people copy. */
const DETOURS: readonly Detour[] = [
  { host: /^google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'q', of: 'Google' },
  { host: /^google\.[a-z.]{2,6}$/, path: /^\/url$/, parameter: 'url', of: 'Google' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /./, parameter: 'url', of: 'Outlook' },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /./, parameter: 'u', of: 'Facebook' },
  { host: /^linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)/, parameter: 'url', of: 'LinkedIn' },
  { host: /^youtube\.com$/, path: /^\/redirect$/, parameter: 'q', of: 'YouTube' },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameter: 'url', of: 'Slack' },
]

/** The parameter by which an assistant marks the addresses that it gives. */
const MARK = /[?&]utm_source=(chatgpt|openai|copilot|perplexity|claude|gemini)(?:\.(?:com|ai))?(?=[&#]|$)/i

const NAMES: Readonly<Record<string, string>> = {
  ...{ chatgpt: 'ChatGPT', openai: 'OpenAI', copilot: 'Copilot' },
  ...{ perplexity: 'Perplexity', claude: 'Claude', gemini: 'Gemini' },
}

/** Returns the address without what the program added from which it was copied; `null` if nothing was added. */
export function copiedAddress(address: string): { suggestion: string; of: string } | null {
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  for (const { of, ...detour } of DETOURS) {
    const target = searchParams.get(detour.parameter) ?? ''
    if (
      detour.host.test(host) &&
      detour.path.test(pathname) &&
      /^https?:\/\/[^\s/]/.test(target) &&
      URL.canParse(target)
    )
      return { suggestion: copiedAddress(target)?.suggestion ?? target, of }
  }
  const [mark, of = ''] = MARK.exec(address) ?? []
  if (mark === undefined) return null
  const rest = address.replace(mark, mark.startsWith('?') ? '?' : '')
  return { suggestion: rest.replace('?&', '?').replace(/\?(?=#|$)/, ''), of: own(NAMES, of.toLowerCase()) ?? of }
}
