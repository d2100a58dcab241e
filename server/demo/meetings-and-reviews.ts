import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { meetingPlaces, reviews, swaps } from '../../db/schema/index.ts'
import { REVIEW_TIME } from '../market/limits.ts'
import { DAY, HOUR } from '../platform/time-shared.ts'
import { findSwap, type Swap } from '../swaps/swaps-queries.ts'
import { agreeToHandover, proposeHandover } from '../trading/handovers/handovers-service.ts'
import { randomFrom } from './demo-random.ts'
import { backdate, lastNotification } from './replay.ts'

const PLACES = ['Town library, by the entrance', 'Saturday market, at the fountain', 'Café on Market Square']

const NOTES = [
  'I come by bicycle.',
  'I wear a green coat.',
  '',
  'Please bring a bag, it is heavier than it looks.',
]

const KIND_WORDS = [
  'On time, friendly, and everything as described.',
  'A lovely swap. We stayed for a chat at the door.',
  'Quick to answer and easy to meet.',
  'Even better than in the pictures. Thank you!',
  'Wrapped with care, and a jar of jam came along.',
  'Gladly again.',
]

const UNKIND_WORDS = ['Came half an hour late without a word.', 'More scratches than the pictures show.']

const ANSWERS = ['Thank you, it is in good hands now.', 'My bus broke down, I am sorry about that.']

const swapsOf = (db: Db, state: Swap['state']): number[] =>
  db
    .select({ id: swaps.id })
    .from(swaps)
    .where(and(eq(swaps.kind, 'request'), eq(swaps.state, state)))
    .orderBy(swaps.id)
    .all()
    .map(({ id }) => id)

function addReviews(db: Db, swap: Swap, nth: number, now: number): void {
  const random = randomFrom(`review ${nth}`)
  const [requester, owner] = swap.parties.map(({ accountId }) => accountId) as [number, number]
  const isYoung = now - swap.endedAt! < REVIEW_TIME
  for (const [place, byId] of (isYoung && nth % 2 === 0 ? [requester] : [requester, owner]).entries()) {
    const at = new Date(Math.min(swap.endedAt! + (place + 1) * random.between(2, 20) * HOUR, now - HOUR / 2))
    const again = !random.chance(0.1)
    const answered = random.chance(0.25) ? at : null
    db.insert(reviews)
      .values({
        swapId: swap.id,
        byId,
        aboutId: byId === owner ? requester : owner,
        wouldSwapAgain: again,
        text: random.chance(0.8) ? random.pick(again ? KIND_WORDS : UNKIND_WORDS) : '',
        answer: answered && ANSWERS[again ? 0 : 1]!,
        answeredAt: answered,
        toldAt: isYoung && nth % 2 === 0 ? null : at,
        createdAt: at,
        updatedAt: at,
      })
      .run()
  }
}

function addHandover(db: Db, swap: Swap, nth: number, now: number): void {
  const random = randomFrom(`handover ${nth}`)
  const [requester, owner] = swap.parties.map(({ accountId }) => accountId) as [number, number]
  const startsAt = new Date(now + random.whole(2, 9) * DAY)
  startsAt.setUTCHours(random.whole(9, 17), random.pick([0, 15, 30]), 0, 0)
  const last = lastNotification(db)
  proposeHandover(db, requester, swap.id, {
    place: random.pick(PLACES),
    starts_at: startsAt,
    note: random.pick(NOTES),
    revision: 0,
  })
  if (nth % 3 !== 0) agreeToHandover(db, owner, swap.id, { revision: 1 })
  // The meeting is arranged after all events of the request and before the circles.
  backdate(db, swap.id, now, last, new Date(now - 0.6 * HOUR))
}

export function addMeetingsAndReviews(db: Db, now: number): void {
  db.insert(meetingPlaces)
    .values(PLACES.map((name, at) => ({ name, position: at + 1 })))
    .run()
  for (const [nth, id] of swapsOf(db, 'completed').entries()) addReviews(db, findSwap(db, id)!, nth, now)
  const isOpen = (swap: Swap) =>
    swap.legs.every(({ givenAt, receivedAt }) => givenAt === null && receivedAt === null)
  const agreed = swapsOf(db, 'agreed').map((id) => findSwap(db, id)!)
  for (const [nth, swap] of agreed.filter(isOpen).entries()) {
    // One in four has no meeting.
    if (nth % 4 !== 3) addHandover(db, swap, nth, now)
  }
}
