import { type Db, prepared } from '../../../db/open.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { contactHidden, contactView } from '../../platform/sessions/contact-details.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import { isSettledBetween, legsBetween, neighboursIn } from '../../swaps/swap-sides.ts'
import { findSwap, type Swap } from '../../swaps/swaps-queries.ts'
import { NEXT_MEETINGS } from '../limits.ts'
import type { NextMeetingsView } from './next-meetings-shared.ts'
import { validCode } from './swap-codes-service.ts'

interface Row {
  swapId: number
  /** Null for a meeting of all parties. */
  otherId: number | null
  place: string
  note: string
  startsAt: number
}

const agreedMeetings = prepared((db) =>
  db.$client.prepare<{ me: number; from: number; limit: number }, Row>(
    `SELECT swap_id AS swapId, CASE WHEN first_id = :me THEN second_id ELSE first_id END AS otherId,
       handovers.place, note, starts_at AS startsAt
     FROM swap_parties JOIN handovers USING (swap_id)
     WHERE account_id = :me AND swap_kind IN ('request', 'circle') AND swap_state = 'agreed'
       AND (first_id = :me OR second_id = :me) AND agreed_at IS NOT NULL AND starts_at > :from
     UNION ALL
     SELECT swap_id, NULL, circle_meetings.place, note, starts_at
     FROM swap_parties JOIN circle_meetings USING (swap_id)
     WHERE account_id = :me AND swap_kind = 'circle' AND swap_state = 'agreed'
       AND agreed_at IS NOT NULL AND starts_at > :from
     ORDER BY startsAt LIMIT :limit`,
  ),
)

function personAt(db: Db, publicUrl: string, swap: Swap, me: number, id: number) {
  const { name, email, phoneNumber: phone } = findAccount(db, id)!
  const contact = contactView({ email, phone }, contactHidden(db, { id: me }, id))
  const legs = legsBetween(swap, me, id)
  return {
    id,
    name,
    email: contact.email,
    phone: contact.phone || null,
    gives: legs.filter(({ fromId }) => fromId === me).map((leg) => leg.name),
    gets: legs.filter(({ toId }) => toId === me).map((leg) => leg.name),
    code: validCode(db, publicUrl, swap, me, id),
  }
}

/** The next agreed meetings of a user, the earliest first. Meetings remain in the list for some hours after their start. */
export function nextMeetings(db: Db, publicUrl: string, me: number, now = Date.now()) {
  const { max: limit, after } = NEXT_MEETINGS
  return agreedMeetings(db)
    .all({ me, from: now - after, limit })
    .flatMap(({ swapId, otherId, place, note, startsAt }): NextMeetingsView['meetings'] => {
      const swap = findSwap(db, swapId)!
      const others = (otherId === null ? neighboursIn(swap, me) : [otherId]).filter(
        (id) => !isSettledBetween(swap, me, id),
      )
      if (others.length === 0) return []
      const people = others.map((id) => personAt(db, publicUrl, swap, me, id))
      return [{ swap_url: swapPath(swap), place, note, starts_at: new Date(startsAt).toISOString(), people }]
    })
}
