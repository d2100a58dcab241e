import { folded } from '../../platform/search/folded-shared.ts'

export const wishText = ({
  text,
  category,
}: {
  text: string | null
  category: { name: string } | null
}): string => text ?? category?.name ?? ''

export function distinct(texts: string[]): string[] {
  const seen = new Set([''])
  return texts.filter((text) => {
    const key = folded(text)
    return !seen.has(key) && seen.add(key)
  })
}

/** A comma between digits is part of a number: "ladder 1,5 m". */
export const SEPARATOR = /(?<!\d),|,(?!\d)|[;،؛\n•]/u

/** Splits a pasted list: "tent, lamp" is two. */
export const wishList = (text: string): string[] => distinct(text.split(SEPARATOR).map((part) => part.trim()))
