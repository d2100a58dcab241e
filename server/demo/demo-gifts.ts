import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { giftRequests, giftRounds, items } from '../../db/schema/index.ts'
import { setAnswer } from '../market/wants/wants-queries.ts'
import { makeWish } from '../market/wishes/wishes-service.ts'
import { MINUTE } from '../platform/time-shared.ts'
import { acceptCircle } from '../trading/circles/circles-service.ts'
import { proposeChain } from '../trading/circles/propose-circle.ts'
import { askForGift } from '../trading/gifts/gifts-service.ts'
import { freeItem } from './demo-circles.ts'
import { backdate, lastNotification } from './replay.ts'

/** A gift: positions in PEOPLE of its owner and of the users who ask, each with a message; minutes before now. */
const GIFT = {
  owner: 0,
  askers: [
    { person: 12, message: 'For my first flat.' },
    { person: 14, message: 'I would pick it up today.' },
    { person: 17, message: '' },
    { person: 19, message: 'My neighbour and I would share it.' },
  ],
  minutes: 17,
}

/** A chain: positions of the giver and the receivers. The first receiver has not answered yet. */
const CHAIN = { people: [4, 0, 10], yes: [0, 2], minutes: 12 }

function giveAway(db: Db, ownerId: number): number | undefined {
  const id = freeItem(db, ownerId)
  if (id !== undefined) db.update(items).set({ isGift: true }).where(eq(items.id, id)).run()
  return id
}

/** Adds a gift with four requests, and a chain of three that waits for the first user, based on their wish. @param people ids by position. */
export function addGifts(db: Db, people: readonly number[], now: number): void {
  const asked = giveAway(db, people[GIFT.owner]!)
  if (asked !== undefined) {
    const last = lastNotification(db)
    for (const { person, message } of GIFT.askers) askForGift(db, people[person]!, asked, { message })
    const at = now - GIFT.minutes * MINUTE
    db.update(giftRequests)
      .set({ createdAt: new Date(at) })
      .where(eq(giftRequests.itemId, asked))
      .run()
    db.update(giftRounds)
      .set({ dueAt: sql`${giftRounds.dueAt} - ${now - at}` })
      .where(eq(giftRounds.itemId, asked))
      .run()
    backdate(db, 0, now, last, new Date(at))
  }

  const ids = CHAIN.people.map((place) => people[place]!)
  const [giver, first, receiver] = ids as [number, number, number]
  const gift = giveAway(db, giver)
  const passedOn = freeItem(db, first)
  if (gift === undefined || passedOn === undefined) return
  const wished = db.select({ text: items.name }).from(items).where(eq(items.id, gift)).get()!
  makeWish(db, first, wished)
  setAnswer(db).run({ accountId: first, itemId: gift, answer: 'yes', forAny: true, now: new Date(now) })
  setAnswer(db).run({
    accountId: receiver,
    itemId: passedOn,
    answer: 'yes',
    forAny: true,
    now: new Date(now),
  })
  const last = lastNotification(db)
  const { id } = proposeChain(db, { items: [gift, passedOn], people: ids, why: ['want', 'want'] })
  for (const at of CHAIN.yes) acceptCircle(db, ids[at]!, id)
  backdate(db, id, now, last, new Date(now - CHAIN.minutes * MINUTE))
}
