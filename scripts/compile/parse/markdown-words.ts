/** A picture, a link, code, or words in bold or italics in Markdown. The signs of a multiplication and of `snake_case` are none, nor is
 * the code behind the role of another program (« :ref:`intro` »). */
const MARKDOWN =
  /!?\[([^\][]{1,200})\]\(([^()\s]{1,500})\)|\*\*([^*]{1,200})\*\*|(?<![\p{L}\p{N}*\\])\*([^\s*][^*\n]{0,200})(?<!\s)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_\\/])_([^\s_][^_\n]{0,200})(?<!\s)_(?![\p{L}\p{N}_/])|(?<![`}]|[a-z]:)`([^`\n]{1,200})`(?!`)/gu

/** A backslash before a sign, as Google Docs writes it: « Refonte\_v2 ». Those of « ¯\_(ツ)_/¯ » and of « C:\.git » are none. */
const ESCAPED = /(?<![¯:\\])\\([_*[\]#.!()~><+&|`=$%-])/g

/** Another backslash, as in the path of Windows or in a pattern. */
const OTHER_BACKSLASH = /\\(?:[^_*[\]#.!()~><+&|`=$%-]|$)/

/** Returns the first piece of Markdown in a value that is shown as text, or `null`. */
export function markdownIn(value: string): string | null {
  return value.match(MARKDOWN)?.[0] ?? (OTHER_BACKSLASH.test(value) ? null : (value.match(ESCAPED)?.[0] ?? null))
}

/** Words may be in italics inside bold ones. */
const TIMES = 3

/**
 * Replaces Markdown by its words.
 * @param keepsAddresses whether the address of a link stays, in parentheses
 */
export function withoutMarkdown(value: string, keepsAddresses: boolean): string {
  const once = (text: string) =>
    text.replace(MARKDOWN, (_, link?: string, address?: string, ...words: (string | undefined)[]) => {
      if (link === undefined) return words.find((one) => typeof one === 'string') ?? ''
      return keepsAddresses && link !== address ? `${link} (${address})` : link
    })
  let plain = OTHER_BACKSLASH.test(value) ? value : value.replace(ESCAPED, '$1')
  for (let count = 0; count < TIMES && markdownIn(plain) !== null; count++) plain = once(plain)
  return plain
}
