/** Writes spaces for each comment, so that all other text keeps its place. One that does not end stays. */
export function blank(text: string, open: string, close: string): string {
  let [result, at] = ['', 0]
  for (let start = text.indexOf(open); start !== -1; start = text.indexOf(open, at)) {
    const last = text.indexOf(close, start + open.length)
    if (last === -1) break
    const end = last + close.length
    result += text.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return result + text.slice(at)
}
