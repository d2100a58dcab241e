/**
 * A web address in a text, up to a space, a quotation mark, or punctuation of another script, which no address has unescaped. `www.`
 * begins one unless it is part of a word.
 */
const LINK =
  /(?:https?:\/\/|(?<![\w@./-])www\.)[^\s\p{Cf}<>"«»‹›“”„‟‘’‚‛…‥،؛؟۔।。．、，！？：；·「」『』【】《》〈〉（）［］｛｝]+/giu

/** Punctuation that ends the sentence, not the address. */
const ENDS_SENTENCE = /[.,;:!?'*]$/

const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

const count = (text: string, character: string) => text.split(character).length - 1

/** Without what follows an address in its sentence. A closing bracket stays if it was opened in the address. */
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

/** Where a written address leads; null if it is none. `www.` alone means https. */
function hrefOf(address: string): string | null {
  const href = /^www\./i.test(address) ? `https://${address}` : address
  if (!URL.canParse(href)) return null
  return /^www\./i.test(address) && !/^www\.[^./]+\.[^./]/i.test(address) ? null : href
}

/** A part of a text, `start` characters from its beginning. `href` is null for words. */
export interface LinkPart {
  start: number
  part: string
  href: string | null
}

/** The text in parts, in order and complete. Each web address is a part of its own. */
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
