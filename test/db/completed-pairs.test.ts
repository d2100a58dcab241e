import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { completedPairs, swapLegs, swapParties, swaps } from '../../db/schema/index.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testApp } from '../helpers/app.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
/** The migration's statement for earlier completed swaps. */
const BACKFILL = readFileSync(join(MIGRATIONS, globSync('*_reviews.sql', { cwd: MIGRATIONS })[0]!), 'utf8')
  .split('--> statement-breakpoint')
  .find((statement) => statement.includes('INSERT INTO `completed_pairs`'))!

t.test(
  'swaps from before count as those since: of the same two, those within 30 days of the first once',
  async (t) => {
    const { db, ...app } = await testApp(t)
    const [ada, bo, cy] = [1, 2, 3].map(() => testAccount({ ...app, db } as never).id) as [
      number,
      number,
      number,
    ]
    const swapped = (from: number, to: number, day: number, state: 'completed' | 'ended' = 'completed') => {
      const endedAt = new Date(day * DAY)
      const outcome = state === 'ended' ? ('called_off' as const) : null
      const { id } = db
        .insert(swaps)
        .values({ kind: 'request', state, outcome, waitingSince: endedAt, endedAt })
        .returning({ id: swaps.id })
        .get()
      const copied = { swapId: id, swapKind: 'request' as const, swapState: state }
      db.insert(swapParties)
        .values([from, to].map((accountId, place) => ({ ...copied, accountId, place })))
        .run()
      for (const [fromId, toId] of [
        [from, to],
        [to, from],
        [from, to],
      ] as const) {
        db.insert(swapLegs)
          .values({ ...copied, fromId, toId, position: 0, sinceRevision: 1, name: 'Thing' })
          .run()
      }
      return id
    }
    const first = swapped(ada, bo, 100)
    const late = swapped(bo, ada, 129)
    const [again, other] = [swapped(ada, bo, 130), swapped(ada, cy, 110)]
    const [third, before] = [swapped(bo, ada, 159), swapped(bo, ada, 60)]
    swapped(ada, bo, 140, 'ended')
    db.$client.exec(BACKFILL)
    const rows = db.select().from(completedPairs).all()
    const counted = (me: number, you: number) =>
      Object.fromEntries(
        rows
          .filter(({ accountId, otherId }) => accountId === me && otherId === you)
          .map(({ swapId, countsAsId }) => [swapId, countsAsId]),
      )
    const expected = { [before]: before, [first]: first, [late]: first, [again]: again, [third]: again }
    t.strictSame(counted(ada, bo), expected)
    t.strictSame(counted(bo, ada), expected)
    t.strictSame(counted(cy, ada), { [other]: other })
    t.equal(rows.length, 12)
  },
)
