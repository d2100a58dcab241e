import type { Db } from '../../../db/open.ts'
import { thingsOf } from '../notifications/event-values.ts'
import { eventKind } from '../notifications/events.ts'
import { type Worded, wordsOf } from '../notifications/wording.ts'
import { aboutOf, type Delivery, valuesOf } from './carrying.ts'
import type { StalenessGuards } from './guards.ts'

/**
 * What mail and push say of an event. While its swap is only proposed, what the reader would give and get is taken from the newest
 * terms: those of the event may have changed while it waited, and the pictures show the newest ones too.
 */
export function deliveryWords(
  db: Db,
  { sidesOf }: Pick<StalenessGuards, 'sidesOf'>,
  delivery: Delivery,
): Worded {
  const { accountId, kind } = delivery
  const about = aboutOf(delivery)
  const isOfProposal = eventKind(kind)?.while?.includes('proposed') && about.swap !== undefined
  const sides = isOfProposal ? sidesOf(db, about.swap!, accountId) : undefined
  if (!sides) return wordsOf(db, accountId, kind, delivery.details)
  const newest = { gives: thingsOf(sides.gives), gets: thingsOf(sides.gets) }
  return wordsOf(db, accountId, kind, JSON.stringify({ values: { ...valuesOf(delivery), ...newest } }))
}
