/** Letters that English words are not written with, so that none of them passes for one that was translated. */
const LETTERS = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, [...'áƀćđéƒğĥíĵķłɱñóƥʠřšťúνŵẋýž'][at]!]),
)
const written = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const other = LETTERS.get(letter.toLowerCase())!
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })

/** Makes a text as long as a long translation: two of five words come twice. Addresses are not changed. */
const longer = (text: string): string => {
  let count = 0
  return text.replaceAll(/(?<![/a-z])[a-z]+/gi, (word) =>
    count++ % 5 < 2 ? `${written(word)} ${written(word)}` : written(word),
  )
}

/**
 * An English message of a catalogue in a made-up language: in other letters, two fifths longer and in brackets. Names of
 * values, choices and tags are not changed.
 */
export function pseudoMessage(text: string): string {
  let at = 0
  /** Translates up to the end of the text, or to the brace that closes a choice. */
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

/** As `pseudoMessage`, for a page of HTML that comes with the site. */
export const pseudoHtml = (html: string): string =>
  html.replaceAll(/(>)([^<]*\w[^<]*)(<)/g, (_, before, text, after) => `${before}[${longer(text)}]${after}`)
