import { LANGUAGES, speaking } from '../../platform/catalogues/current.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid } from '../../platform/errors.ts'
import { folded } from '../../platform/search/folded-shared.ts'

/** A name by its letters and digits alone: without case, accents, spaces, punctuation and unseen characters. */
const lettersOf = (name: string) => folded(name.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]/gu, '')

let reserved: ReadonlySet<string> | undefined

/** The names under which people who have left are shown, in every language. */
const reservedNames = (): ReadonlySet<string> =>
  (reserved ??= new Set(
    [FORMER_MEMBER, ...LANGUAGES.map((code) => speaking(code, () => m.told_former_member()))].map(lettersOf),
  ))

/**
 * Keeps the name of people who have left from everybody else, who could pass for them.
 *
 * @throws AppError 422
 */
export function checkName(name: string): void {
  if (reservedNames().has(lettersOf(name))) throw invalid({ name: [m.accounts_name_reserved()] })
}
