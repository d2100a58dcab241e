const LINE_FEED = 10
const BLANK = /[\s\p{Cc}]/u

const utf8 = new TextDecoder('utf-8', { fatal: true })
const latin1 = new TextDecoder('latin1')

/** Decodes as UTF-8, or as Latin-1 if invalid, because comments in real files are often Latin-1. */
function decoded(line: Uint8Array): string {
  try {
    return utf8.decode(line)
  } catch {
    return latin1.decode(line)
  }
}

/** Trims whitespace and control characters, such as CR and DOS end-of-file. */
export function trimmed(text: string): string {
  let [from, until] = [0, text.length]
  while (from < until && BLANK.test(text[from]!)) from++
  while (until > from && BLANK.test(text[until - 1]!)) until--
  return text.slice(from, until)
}

/** Trimmed lines; the first is line 1. */
export function* linesOf(bytes: Uint8Array): Generator<string> {
  let from = 0
  while (from < bytes.length) {
    const feed = bytes.indexOf(LINE_FEED, from)
    const until = feed < 0 ? bytes.length : feed
    yield trimmed(decoded(bytes.subarray(from, until)))
    from = until + 1
  }
}
