import { folded } from '../../../server/platform/search/folded-shared.ts'

/** The code of a card, as it is typed, or in the address that its QR code holds. */
export const codeIn = (text: string): string | null =>
  /(?:^|\/|=)([mg][a-z2-9]{12})\s*$/.exec(text.trim())?.[1] ?? null

/** Whether a word of `text` begins with what was typed, or all of it is that. An empty search fits everything but whole texts. */
export function fits(typed: string, text: string, isWhole = false): boolean {
  const wanted = folded(typed.trim())
  if (isWhole) return wanted === folded(text)
  return ` ${folded(text)}`.includes(` ${wanted}`)
}
