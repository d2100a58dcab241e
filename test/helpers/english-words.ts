import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCE, textsOf } from '../../server/catalogues/generate.ts'
import { ROOT } from '../../server/ops/process.mjs'

const WORD = /\p{L}{2,}/gu

/** What is called so in every language. */
const NAMES = ['Facebook', 'LinkedIn', 'Swapyard', 'UTC', 'YouTube']

/** Addresses of the web and of people, and sizes; the marks that keep a name in its place. */
const NO_WORDS = /\d\s?[kMG]B\b|https?:\/\/\S+|(?<![^\s[])\/\S+|\S+@\S+/g
const MARKS = /[\u200e\u200f\u2066-\u2069]/g

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? []

/** All words of a language: of its sentences and of the pages that come with the site. */
function wordsOfLanguage(language: string): Set<string> {
  const pages = globSync(`server/catalogues/${language}/pages/*.html`, { cwd: ROOT })
  const texts = [
    ...textsOf(language).values(),
    ...pages.map((file) => readFileSync(join(ROOT, file), 'utf8')),
  ]
  return new Set(texts.flatMap(wordsOf))
}

/** What a page says, to those who look and those who listen. Runs in the page, so it uses nothing from outside. */
export function textsInPage(): string[] {
  const found: string[] = []
  // Languages name themselves, and say so; what stands in a field is what somebody typed; commands are of no language;
  // countries are named by `Intl`.
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
 * Makes what tells English words in texts of a page in another language: those of the English catalogue that the language
 * itself has not. Where it is written in other letters, all words in Latin ones are told that its catalogue has not.
 *
 * @param written what people wrote, names among it; it is looked up each time.
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
