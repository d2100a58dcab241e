import { folded } from '../../platform/search/folded-shared.ts'

/** A wish in words: "board games", or the name of its category. */
export const wishText = ({
  text,
  category,
}: {
  text: string | null
  category: { name: string } | null
}): string => text ?? category?.name ?? ''

/** Each text once, in whatever case and accents, as it was first written; blank ones are none. */
export function distinct(texts: string[]): string[] {
  const seen = new Set([''])
  return texts.filter((text) => {
    const key = folded(text)
    return !seen.has(key) && seen.add(key)
  })
}

/** Separators of a list. A comma between digits is part of a number: "ladder 1,5 m". */
export const SEPARATOR = /(?<!\d),|,(?!\d)|[;،؛\n•]/u

/** The wishes in a list that is pasted or typed at once, each once: "tent, lamp" is two. */
export const wishList = (text: string): string[] => distinct(text.split(SEPARATOR).map((part) => part.trim()))
