import { readFileSync } from 'node:fs'

import { PASSWORDS, PASSWORDS_REFUSED, packageFile } from '../../platform/package-files.ts'

let list: string | undefined

/** The first PASSWORDS_REFUSED passwords between line breaks: 0.8 MB, loaded at first use. */
function mostUsed(): string {
  if (list !== undefined) return list
  const lines = readFileSync(packageFile(PASSWORDS), 'latin1').split('\n', PASSWORDS_REFUSED)
  list = `\n${lines.join('\n').toLowerCase()}\n`
  return list
}

export const isCommonPassword = (password: string): boolean =>
  !password.includes('\n') && mostUsed().includes(`\n${password.toLowerCase()}\n`)
