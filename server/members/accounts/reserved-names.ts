import { LANGUAGES, speaking } from '../../platform/catalogues/current.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid } from '../../platform/errors.ts'
import { folded } from '../../platform/search/folded-shared.ts'

/** Letters and digits only, folded. */
const lettersOf = (name: string) => folded(name.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]/gu, '')

let reserved: ReadonlySet<string> | undefined

const reservedNames = (): ReadonlySet<string> =>
  (reserved ??= new Set(
    [FORMER_MEMBER, ...LANGUAGES.map((code) => speaking(code, () => m.told_former_member()))].map(lettersOf),
  ))

/** Prevents users from posing as deleted accounts. @throws AppError 422 */
export function checkName(name: string): void {
  if (reservedNames().has(lettersOf(name))) throw invalid({ name: [m.accounts_name_reserved()] })
}
