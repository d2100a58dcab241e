import type { Db } from '../../db/open.ts'
import { hearsFrom } from '../blocks/heard-reason.ts'
import { type About, thingsOf, type Values } from '../notifications/event-values.ts'
import { eventKind } from '../notifications/events.ts'
import { type Worded, wordsOf } from '../notifications/wording.ts'
import { givenBy, gotBy } from '../swaps/swap-sides.ts'
import { findSwap } from '../swaps/swaps-queries.ts'
import type { Delivery } from './carrying.ts'

/** Without why a swap was called off, where its reader has blocked who says so, or was blocked by them, since then. */
function withoutUnheard(db: Db, { accountId, kind }: Delivery, values: Values): Values {
  const { by } = values
  const isSaid = kind === 'swap_called_off' || kind === 'circle_called_off'
  if (!isSaid || typeof by !== 'object' || by === null || !('person' in by)) return values
  return hearsFrom(db, by.person)(accountId) ? values : { ...values, detail: '' }
}

/**
 * What mail and push say of an event. What its reader would give and get stands in the newest terms while a swap is only proposed:
 * those of the event may have been changed while it waited, and the pictures show the newest ones too.
 */
export function deliveryWords(db: Db, delivery: Delivery): Worded {
  const { accountId, kind } = delivery
  const { values: told, about } = JSON.parse(delivery.details) as { values: Values; about: About }
  const values = withoutUnheard(db, delivery, told)
  const isOfProposal = eventKind(kind)?.while?.includes('proposed') && about.swap !== undefined
  const swap = isOfProposal ? findSwap(db, about.swap!) : undefined
  if (!swap) return wordsOf(db, kind, JSON.stringify({ values }))
  const newest = { gives: thingsOf(givenBy(swap, accountId)), gets: thingsOf(gotBy(swap, accountId)) }
  return wordsOf(db, kind, JSON.stringify({ values: { ...values, ...newest } }))
}
