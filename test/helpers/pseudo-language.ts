/** Letters that English does not use, so that untranslated words are detectable. */
const LETTERS = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, [...'áƀćđéƒğĥíĵķłɱñóƥʠřšťúνŵẋýž'][at]!]),
)
const written = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const other = LETTERS.get(letter.toLowerCase())!
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })

/** Text of the length of a long translation: two of five words are doubled. Addresses do not change. */
const longer = (text: string): string => {
  let count = 0
  return text.replaceAll(/(?<![/a-z])[a-z]+/gi, (word) =>
    count++ % 5 < 2 ? `${written(word)} ${written(word)}` : written(word),
  )
}

/** Pseudo-localized message: other letters, two fifths longer, in brackets. Names of parameters, choices and tags do not change. */
export function pseudoMessage(text: string): string {
  let at = 0
  /** Translates up to the end, or to a choice's closing brace. */
  function read(): string {
    let out = ''
    let plain = ''
    const take = (part: string) => {
      out += longer(plain) + part
      plain = ''
    }
    while (at < text.length && text[at] !== '}') {
      const mark = /^(?:''|<[^>]*>|\{\s*\w+\s*\})/.exec(text.slice(at))?.[0]
      if (mark) {
        at += mark.length
        take(mark)
      } else if (text[at] === '{') {
        take(choice())
      } else {
        plain += text[at]
        at += 1
      }
    }
    take('')
    return out
  }
  /** `{count, plural, one {…} other {…}}` */
  function choice(): string {
    let out = ''
    for (;;) {
      const end = text.slice(at + 1).search(/[{}]/) + at + 2
      out += text.slice(at, end)
      at = end
      if (text[end - 1] === '}') return out
      out += read()
    }
  }
  return `[${read()}]`
}

/** As `pseudoMessage`, for an HTML page. */
export const pseudoHtml = (html: string): string =>
  html.replaceAll(/(>)([^<]*\w[^<]*)(<)/g, (_, before, text, after) => `${before}[${longer(text)}]${after}`)
