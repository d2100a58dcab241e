import { folded } from '../../../server/platform/search/folded-shared.ts'

/** The code of a card, as typed or from the URL of its QR code. */
export const codeIn = (text: string): string | null =>
  /(?:^|\/|=)([mg][a-z2-9]{12})\s*$/.exec(text.trim())?.[1] ?? null

/** True if the search text begins a word of `text` or equals all of it. An empty search matches everything but whole texts. */
export function fits(typed: string, text: string, isWhole = false): boolean {
  const wanted = folded(typed.trim())
  if (isWhole) return wanted === folded(text)
  return ` ${folded(text)}`.includes(` ${wanted}`)
}
