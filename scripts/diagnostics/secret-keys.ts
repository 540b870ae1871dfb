/**
 * Keys that open an account to whoever reads them, by the forms that the services gave them so that programs find them. A key that a page has
 * to hold, such as those of maps or of analytics, has another form.
 */
const KEYS =
  /(?<![\p{L}\p{N}_-])(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_\w{40,255}|glpat-[\w-]{20,255}|sk-(?=[A-Za-z_-]{0,255}\d)(?=[a-z\d_-]{0,255}[A-Z])[\w-]{20,255}|[sr]k_live_[A-Za-z0-9]{16,255}|whsec_[A-Za-z0-9+/=]{32,255}|(?:AKIA|ASIA)[A-Z0-9]{16}|xox[abeprs]-[A-Za-z0-9-]{20,255}|npm_[A-Za-z0-9]{36}|hf_[A-Za-z0-9]{34}|SG\.[\w-]{22}\.[\w-]{43}|dop_v1_[a-f0-9]{64})(?![\p{L}\p{N}_-])/gu

/** A private key with at least one of its lines. */
const PRIVATE_KEYS = /-----BEGIN (?:[A-Z]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\n|[\s>]){1,40}[A-Za-z0-9+/]{40}/g

/** The address of a database or of another server, with a user and a password: `mongodb+srv://user:password@server`. */
const CONNECTIONS =
  /(?<![\p{L}\p{N}+.-])(?<kind>(?:mongodb(?:\+srv)?|postgres(?:ql)?|mysql|mariadb|rediss?|amqps?|mssql|sqlserver|s?ftp|smtps?):\/\/[^\s:/@"'`<>]{0,60}:)(?<password>[^\s:/@"'`<>{}*]{4,200})@(?<server>(?:[\w-]{1,63}\.){1,8}[A-Za-z\d]{1,24})(?![\w-])/gu
/** What stands in the place of a password: its name, or that of a variable. */
const NO_PASSWORD =
  /^(?:[A-Z_$]{1,60}|.{0,20}(?:passw|pass$|pwd|mot_?-?de_?-?passe|mdp|secret).{0,20}|change-?me|user|root|admin|postgres|guest|test|demo|\d{1,8})$/i
/** Servers that only the network of their owner knows. */
const UNREACHABLE = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:local|internal|lan|test|invalid)$/i

/** What people write in the place of a key. */
const PLACEHOLDER = /x{4}|0{6}|\*{4}|\.{3}|example|exemple|your|votre|abcdefgh|12345678/i

/** The fewest different characters of a random key of sixteen. */
const LEAST_DIFFERENT = 8

export interface SecretKey {
  index: number
  text: string
  /** Its first characters, by which it is known. */
  kind: string
}

/** Returns the keys in a text that nobody but their owner may know. */
export function secretKeysIn(text: string): SecretKey[] {
  const keys = [...text.matchAll(KEYS)].filter(({ 0: key }) => isRandom(key))
  return [
    ...keys.map(({ 0: text, index }) => ({ index, text, kind: kindOf(text) })),
    ...[...text.matchAll(PRIVATE_KEYS)].map(({ 0: text, index }) => ({
      ...{ index, text },
      kind: /^-{5}[A-Z ]{1,60}-{5}/.exec(text)?.[0] ?? text,
    })),
    ...[...text.matchAll(CONNECTIONS)].flatMap(({ 0: text, index, groups }) =>
      opens(groups) ? { index, text, kind: groups.kind } : [],
    ),
  ]
}

interface Connection {
  kind: string
  password: string
  server: string
}

/** Returns whether an address with a password opens something that others can reach. */
function opens(groups: { [name: string]: string } | undefined): groups is { [name: string]: string } & Connection {
  const { kind = '', password = '', server = '' } = groups ?? {}
  const isWritten = !PLACEHOLDER.test(`${password}@${server}`) && !NO_PASSWORD.test(password)
  return isWritten && !kind.endsWith(`/${password}:`) && !UNREACHABLE.test(server)
}

/** Replaces the letters of the keys in a text, but not their first characters. The text keeps its length. */
export function withoutSecretKeys(text: string): string {
  const hidden = (key: string, kind: string) => kind + key.slice(kind.length).replace(/[A-Za-z0-9]/g, '•')
  return text
    .replace(KEYS, (key) => (isRandom(key) ? hidden(key, kindOf(key)) : key))
    .replace(CONNECTIONS, (address, ...found) => {
      const groups = found.at(-1)
      if (!opens(groups)) return address
      const end = groups.kind.length + groups.password.length
      return hidden(address.slice(0, end), groups.kind) + address.slice(end)
    })
}

function kindOf(key: string): string {
  return /^(?:github_pat_|dop_v1_|[a-z]{2,5}(?:_live)?[-_]|SG\.|A[A-Z]{3})/.exec(key)?.[0] ?? ''
}

function isRandom(key: string): boolean {
  if (PLACEHOLDER.test(key) || new Set(key.slice(kindOf(key).length)).size < LEAST_DIFFERENT) return false
  return kindOf(key) !== 'sk-' || key.split(/[-_]/).some(isRandomRun)
}

/** The fewest characters of a key of « sk- » without a hyphen between them. */
const RUN_MIN = 20

/** Returns whether letters and digits alternate in a long run, as in no class of a style sheet: « sk-CircleFade-dot-Animation2 ». */
function isRandomRun(run: string): boolean {
  return run.length >= RUN_MIN && (run.match(/\d(?=[A-Za-z])/g)?.length ?? 0) > 1
}
