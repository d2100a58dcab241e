import type { Db } from '../../../db/open.ts'
import type { Language } from '../catalogues/current.ts'
import { spokenLanguages } from '../languages/languages-service.ts'
import { SEARCH_ALTERNATIVES, SEARCH_WORDS, SPELLINGS, WHOLE_WORD } from '../limits.ts'
import { type AcrossWords, isListed, type Known, type Meaning, meaningOf } from './alternatives.ts'
import { isFunctionWord } from './function-words.ts'
import { conceptsOf, LEXICON_WORDS } from './lexicon.ts'
import { marketWords } from './market-words.ts'
import { type TypedWord, typedWords } from './search-words.ts'
import { mayJoin, otherCuts, spelledApart } from './spellings.ts'
import { indexed } from './stems.ts'

/** One searched concept: all typed words, or all words of any alternative. */
export interface SearchTerm {
  typed: string[]
  /** True if the term also matches as a prefix. */
  isBeginning: boolean
  /** True if a language of the site has these words, so they are no typos. */
  isKnown: boolean
  alternatives: string[][]
  across: AcrossWords[]
}

export const typedTerms = (words: string[]): SearchTerm[] =>
  words.map((word) => ({ typed: [word], isBeginning: true, isKnown: true, alternatives: [], across: [] }))

interface TermOptions {
  reader?: Language | undefined
  everywhere?: boolean
  /** Allows prefix matches even for words that a language has. */
  beginnings?: boolean
  /** With `beginnings`: a language whose short words still do not match as prefixes. */
  wholeIn?: Language | undefined
}

/** Removes stop words, unless nothing or only single characters would remain ("or 1"). */
function telling(known: Known, words: TypedWord[]): TypedWord[] {
  const names = (at: number) => {
    const { word, after } = words[at]!
    const isGlued = after === 'sign' || words[at + 1]?.after === 'sign'
    // A single letter may begin a known word: "e bike".
    const next = words[at + 1]
    const isPart = word.length === 1 && next !== undefined && marketWords(known.db).has(word + next.word)
    if (isGlued || isPart || (known.reader && conceptsOf([word], known.reader).length > 0)) return true
    return !known.languages.some((language) => isFunctionWord(word, language))
  }
  const rest = words.filter((_, at) => names(at))
  return rest.some(({ word }) => word.length > 1) ? rest : words
}

/** Number of words from `at` that form one entry of the lexicon, such as "washing machine". */
function togetherFrom(known: Known, words: readonly TypedWord[], at: number): number {
  const next = words.slice(at, at + LEXICON_WORDS).map(({ word }) => word)
  for (let length = next.length; length > 1; length--) {
    const some = next.slice(0, length)
    const languages = known.reader ? [known.reader, ...known.languages] : known.languages
    if (languages.some((language) => conceptsOf(some, language).length > 0) || isListed(known, some))
      return length
  }
  return 1
}

/** Number of words from `at` that others may write as one word: a model number, or a known compound of two. */
function joinedFrom(known: Known, words: readonly TypedWord[], at: number): number {
  const isSmall = (word: string) => known.languages.some((language) => isFunctionWord(word, language))
  let length = 1
  // In "USB-C cable" the term ends after "USB-C", because a blank separates the next word.
  const isNextWord = (place: number) =>
    words[place]!.after === 'blank' &&
    words[place - 1]!.after === 'sign' &&
    [words[place]!, words[place - 1]!].every(({ word }) => /^\p{L}+$/u.test(word))
  while (
    length < SPELLINGS.run &&
    at + length < words.length &&
    !(length > 1 && isNextWord(at + length)) &&
    mayJoin(words[at + length - 1]!.word, words[at + length]!, isSmall)
  )
    length++
  const [one, next] = [words[at], words[at + 1]]
  const isCompound = one && next && marketWords(known.db).has(one.word + next.word)
  return length === 1 && isCompound ? 2 : length
}

/** Cartesian product of the alternatives of adjacent words. */
function sideBySide(typed: string[], meanings: Meaning[]): Pick<SearchTerm, 'alternatives' | 'across'> {
  const ways = (each: (meaning: Meaning, at: number) => string[][]) =>
    meanings.reduce<string[][]>(
      (before, meaning, at) =>
        each(meaning, at)
          .flatMap((way) => before.map((words) => [...words, ...way]))
          .slice(0, SEARCH_ALTERNATIVES),
      [[]],
    )
  const [, ...alternatives] = ways(({ alternatives }, at) => [[typed[at]!], ...alternatives])
  const languages = new Set(meanings.flatMap(({ across }) => across.map(({ language }) => language)))
  const across = [...languages].flatMap((language) => {
    const of = (meaning: Meaning) => meaning.across.filter((other) => other.language === language)
    const isUnsure = meanings.some((meaning) => of(meaning).some((other) => other.isUnsure))
    const text = meanings.map((meaning, at) => of(meaning)[0]?.text ?? typed[at]!).join(' ')
    return ways((meaning, at) => {
      const its = of(meaning).map(({ words }) => words)
      return its.length > 0 ? its : [[typed[at]!], ...meaning.alternatives]
    }).map((words) => ({ language, text, words, isUnsure }))
  })
  return { alternatives, across }
}

/** True if this is a short word of the language. It then does not match as a prefix: German "Bett" does not find "better". */
const isWhole = (typed: readonly string[], language: Language | undefined) =>
  language !== undefined &&
  typed.length === 1 &&
  typed[0]!.length <= WHOLE_WORD + 1 &&
  conceptsOf(typed, language).length > 0

function termOf(
  known: Known & Pick<TermOptions, 'wholeIn'>,
  typed: string[],
  isTogether: boolean,
  beginnings: boolean,
): SearchTerm {
  const meanings = isTogether ? [meaningOf(known, typed)] : typed.map((word) => meaningOf(known, [word]))
  const { alternatives, across } = meanings.length === 1 ? meanings[0]! : sideBySide(typed, meanings)
  const joined = typed.join('')
  const otherwise = [...otherCuts(typed), ...spelledApart(known.db, joined)]
  if (typed.length > 1 && typed.every((word) => /^\p{L}+$/u.test(word))) otherwise.push([joined])
  const isKnown = meanings.every((meaning) => meaning.isKnown)
  const isGerman = meanings.some(({ languages }) => languages.includes('de'))
  const isShort = typed.length === 1 && indexed(typed[0]!).length <= WHOLE_WORD
  const isPart = typed.length > 1 && typed.some((word) => word.length < 3)
  return {
    typed,
    isBeginning: beginnings
      ? !isWhole(typed, known.wholeIn)
      : !(isPart || (isKnown && (isGerman || isShort))),
    isKnown,
    alternatives: [...otherwise, ...alternatives].slice(0, SEARCH_ALTERNATIVES),
    across,
  }
}

/** Drops words that are prefixes of another term, because its matches include theirs. */
function withoutBeginnings(terms: SearchTerm[]): SearchTerm[] {
  const single = ({ typed }: SearchTerm) => (typed.length === 1 ? typed[0]! : undefined)
  return terms.filter((term, at) => {
    const word = single(term)
    return (
      word === undefined ||
      !terms.some((other, place) => {
        const longer = single(other)
        return longer !== undefined && (longer === word ? place < at : longer.startsWith(word))
      })
    )
  })
}

/** Terms without stop words. Lexicon entries ("washing machine"), model numbers and separated compounds are one term. */
export function searchTerms(db: Db, text: string, options: TermOptions = {}): SearchTerm[] {
  const { reader, everywhere = false, beginnings = false, wholeIn } = options
  const languages = spokenLanguages(db)
  const known: Known = {
    db,
    languages,
    reader: reader && languages.includes(reader) ? reader : undefined,
    everywhere,
  }
  const words = telling(known, typedWords(text, SEARCH_WORDS * 2)).slice(0, SEARCH_WORDS)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    const together = togetherFrom(known, words, at)
    const length = Math.max(together, joinedFrom(known, words, at))
    const typed = words.slice(at, at + length).map(({ word }) => word)
    terms.push(termOf({ ...known, wholeIn }, typed, length === together, beginnings))
    at += length
  }
  return withoutBeginnings(terms)
}
