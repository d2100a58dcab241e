import { immediate, openDatabase } from '../../db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { CirclesRunner } from '../../server/trading/circles/circles-runner.ts'
import { acceptCircle } from '../../server/trading/circles/circles-service.ts'
import { circlesOfWant } from '../../server/trading/circles/find-circles.ts'

/**
 * Life of circles: a want completes one, a search over the whole market finds another, and all members accept. A second run continues it.
 */
export async function circleLife(databaseFile: string): Promise<void> {
  const db = openDatabase(databaseFile)
  const now = Date.now()
  immediate(db, () => {
    db.$client
      .prepare(
        "INSERT OR IGNORE INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (3, 1, 'yes', 1, ?, ?, NULL)",
      )
      .run(now, now)
    circlesOfWant(db, 1)
  })
  const runner = new CirclesRunner(db)
  await runner.run()
  await runner.close()
  const open = db.$client.prepare<[], { circle: number; person: number }>(
    `SELECT swap_id AS circle, account_id AS person FROM swap_parties
   WHERE swap_kind = 'circle' AND swap_state = 'proposed' AND answered_at IS NULL`,
  )
  for (const { circle, person } of open.all()) acceptCircle(db, person, circle)
  db.$client.close()
}

if (import.meta.main) await circleLife(readConfig(process.env).databaseFile)
