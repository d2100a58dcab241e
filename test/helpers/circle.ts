import { eq } from 'drizzle-orm'
import type { Test } from 'tap'
import { swaps, wants } from '../../db/schema/index.ts'
import { circlesOfWant } from '../../server/trading/circles/find-circles.ts'
import { testAccount } from './accounts.ts'
import { testApp } from './app.ts'
import { calling } from './calling.ts'
import { statusIn, testItem } from './items.ts'
import { toldIn } from './told.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana']

/** People with an item each, with helpers for wants and API calls. */
export async function testCircles(t: Test, count = 3, env: Record<string, string> = {}) {
  const app = await testApp(t, env)
  const people = NAMES.slice(0, count).map((name) => {
    const account = testAccount(app, { name })
    return { ...account, name, item: testItem(app, account.id, { name: `Thing of ${name}` }) }
  })
  type Person = (typeof people)[number]
  const call = calling(app)
  /** Stores a want with any own item offered; returns the ids of circles closed by it. */
  const want = (who: { id: number }, itemId: number) => {
    app.db
      .insert(wants)
      .values({ accountId: who.id, itemId, answer: 'yes', forAny: true, heldAt: new Date() })
      .onConflictDoNothing()
      .run()
    return circlesOfWant(app.db, itemId)
  }
  /** Makes each want the next person's item in a ring; returns the circle's id. */
  const close = (around: readonly Person[] = people) =>
    around.flatMap((who, at) => want(who, around[(at + 1) % around.length]!.item))[0]!
  const standing = (id: number) => app.db.select().from(swaps).where(eq(swaps.id, id)).get()!
  return { app, people, call, want, close, statusOf: statusIn(app), standing, told: toldIn(app) }
}
