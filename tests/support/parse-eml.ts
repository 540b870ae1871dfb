/** Parses an e-mail: unfolds headers, decodes words and quoted-printable. */
export function parseEml(eml: string) {
  const end = eml.indexOf('\r\n\r\n')
  const head = eml.slice(0, end)
  const lines = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [, key, value] = /^([\w-]+): (.*)$/s.exec(line) ?? []
    if (key === undefined || value === undefined) throw new Error(`no header: ${line}`)
    const words = value
      .replace(/(\?=)\s+(?==\?)/g, '$1')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_word, text) => Buffer.from(text, 'base64').toString('utf8'))
    return [key.toLowerCase(), words]
  })
  const bytes = eml
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return {
    headers: Object.fromEntries(headers),
    keys: headers.map(([key]) => key),
    text: Buffer.from(bytes, 'latin1').toString('utf8'),
  }
}
