/**
 * A URL in a text, up to a space, a quotation mark, a backtick, or punctuation of another script except dashes and a
 * dot inside a name (`列奥纳多·达·芬奇`, `paral·lel`). `www.` only starts one outside of a word.
 */
const LINK =
  /(?:https?:\/\/|(?<![\w@./-])www\.)(?:[!#-;=?-_a-~]|\p{Pd}|[^\0-\x7f\s\p{P}\p{Cf}]|(?<=\p{L})[·・](?=\p{L})(?!https?:|www\.))+/giu

/** Punctuation that belongs to the sentence, not to the URL. */
const ENDS_SENTENCE = /(?:[.,;:!?'*]|(?!-)\p{Pd})$/u

const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, character: string) => text.split(character).length - 1

/** Removes trailing punctuation; keeps a closing bracket that was opened in the URL. */
function trimmed(address: string): string {
  let end = address
  for (;;) {
    const last = end.at(-1) ?? ''
    const opening = BRACKETS[last]
    const isLoose = opening !== undefined && count(end, last) > count(end, opening)
    if (!isLoose && !ENDS_SENTENCE.test(end)) return end
    end = end.slice(0, -1)
  }
}

/** Null if invalid. `www.` implies https. */
function hrefOf(address: string): string | null {
  const href = /^www\./i.test(address) ? `https://${address}` : address
  if (!URL.canParse(href)) return null
  return /^www\./i.test(address) && !/^www\.[^./]+\.[^./]/i.test(address) ? null : href
}

/** A part at offset `start`; `href` is null for text. */
interface LinkPart {
  start: number
  part: string
  href: string | null
}

export function linkParts(text: string): LinkPart[] {
  const found: LinkPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(LINK)) {
    const part = trimmed(match)
    const href = hrefOf(part)
    if (href === null) continue
    found.push({ start: end, part: text.slice(end, index), href: null }, { start: index, part, href })
    end = index + part.length
  }
  return [...found, { start: end, part: text.slice(end), href: null }].filter(({ part }) => part !== '')
}
