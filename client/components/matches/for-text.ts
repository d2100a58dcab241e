import { isolated, listed } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

export interface NamedThing {
  id: number
  name: string
}

/** Maximum names; others are counted. */
const NAMED = 3

/** Offered items in words; null is any. */
export function forText(things: readonly number[] | null, named: readonly NamedThing[]): string {
  if (things === null) return m.matches_for_any()
  const names = things.flatMap((id) => named.find((thing) => thing.id === id)?.name ?? [])
  if (names.length < things.length || names.length > NAMED)
    return m.matches_for_count({ count: things.length })
  return m.matches_for_things({ things: listed(names.map(isolated)) })
}
