import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'
import { SOURCE, textsOf } from '../../server/platform/catalogues/generate.ts'

const WORD = /\p{L}{2,}/gu

/** Names that are the same in every language. */
const NAMES = ['Facebook', 'LinkedIn', 'Swapyard', 'UTC', 'YouTube']

/** Sizes, URLs, paths and email addresses contain no words. */
const NO_WORDS = /\d\s?(?:[kMG]B|[Bb]ytes?)\b|https?:\/\/\S+|(?<![^\s[])\/\S+|\S+@\S+/g
/** Invisible bidirectional marks around names. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? []

/** All words of a language's catalogue and default pages. */
function wordsOfLanguage(language: string): Set<string> {
  const pages = globSync(`server/platform/catalogues/${language}/pages/*.html`, { cwd: ROOT })
  const texts = [
    ...textsOf(language).values(),
    ...pages.map((file) => readFileSync(join(ROOT, file), 'utf8')),
  ]
  return new Set(texts.flatMap(wordsOf))
}

/** All texts of a page, also those for screen readers only. Runs in the page, so it may not use anything outside of itself. */
export function textsInPage(): string[] {
  const found: string[] = []
  // Excluded: language names with their own `lang`; user input; code; and countries, named by `Intl`.
  const isOther = (element: Element | null) =>
    element?.closest('[lang]:not(html), script, noscript, style, template, textarea, code, [name=country]')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!isOther(parentElement)) found.push(textContent!)
  }
  for (const name of [
    'aria-label',
    'placeholder',
    'title',
    'alt',
    'aria-description',
    'aria-roledescription',
  ]) {
    for (const element of document.querySelectorAll(`body [${name}]`)) {
      if (!isOther(element)) found.push(element.getAttribute(name)!)
    }
  }
  found.push(document.title)
  return found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}

/**
 * Makes a function that finds English words on a page in another language: words of the English catalogue missing in the language's own.
 * For non-Latin scripts, any Latin word missing in the catalogue.
 * @param written users' texts and names to ignore; read at each call.
 */
export function englishIn(
  language: string,
  written: Iterable<string>,
): (texts: readonly string[]) => string[] {
  const own = wordsOfLanguage(language)
  const english = wordsOfLanguage(SOURCE)
  const isLatin = language !== 'ar'
  return (texts) => {
    const names = [...NAMES, ...written].sort((a, b) => b.length - a.length)
    return texts.filter((text) => {
      let rest = text.replaceAll(MARKS, '').replaceAll(NO_WORDS, '')
      for (const name of names) rest = rest.replaceAll(name, ' ')
      return wordsOf(rest).some(
        (word) => !own.has(word) && (isLatin ? english.has(word) : /\p{Script=Latin}/u.test(word)),
      )
    })
  }
}
