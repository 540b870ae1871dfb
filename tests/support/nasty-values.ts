/** Texts that mean something to one of the formats that the generator writes. */
const PIECES = [
  ...['"', "'", '`', ';', ',', '\\', '\\"', '\r', '\n', '\r\n', '\0', '\u001b', '\t', '\u0085', '\u2028', '\ud800'],
  ...['$x', '$realpath_root', '{$x}', '{$HOME}', '{http.request.host}', '{', '}', '#', '*', '/*', ':', '=', '🖌', 'é'],
  ...['</script>', ']]>', '<!--', '&amp;', '%0d%0a', '%', '..', '=?UTF-8?B?QQ==?=', '\u202e', 'x'.repeat(5000)],
]

/** 200 values: each text alone, inside a word, inside an address, at the start of a second line, and twice. */
export const NASTY_VALUES: readonly string[] = PIECES.flatMap((piece) => [
  ...[piece, `a${piece}b`, `https://x${piece}.example.org/a${piece}`, `a\n${piece}X-Evil: 1`, `a ${piece}${piece} b`],
])
