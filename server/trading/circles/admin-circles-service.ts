import type { FastifyInstance } from 'fastify'
import { afterCommit, type Db, prepared } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, unavailable } from '../../platform/errors.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import type { AdminCirclesView, CircleRunView, HealthView } from './admin-circles-shared.ts'
import { circlesAreOff, lastRun, switchCircles } from './circle-runs.ts'
import { RunBrokenOff } from './circles-runner.ts'
import type { CircleOutcome, CircleState } from './circles-shared.ts'
import { marketHealth } from './market-health.ts'

const counted = prepared((db) =>
  db.$client.prepare<[], { state: CircleState; outcome: CircleOutcome | null; count: number }>(
    'SELECT state, outcome, count(*) AS count FROM circles JOIN swaps ON swaps.id = swap_id GROUP BY state, outcome',
  ),
)

export function circlesOverview(db: Db): Omit<AdminCirclesView, 'health'> {
  const rows = counted(db).all()
  const inState = (state: CircleState) =>
    rows.filter((row) => row.state === state).reduce((sum, { count }) => sum + count, 0)
  const run = lastRun(db)
  return {
    is_on: !circlesAreOff(db),
    counts: {
      proposed: inState('proposed'),
      agreed: inState('agreed'),
      completed: inState('completed'),
      ended: inState('ended'),
    },
    outcomes: rows.flatMap(({ outcome, count }) => (outcome ? [{ outcome, count }] : [])),
    last_run: run && { ...run, at: new Date(run.at).toISOString() },
  }
}

/** @throws AppError 404 not an admin */
export function setCircles(site: FastifyInstance, admin: ViewerView, on: boolean): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    switchCircles(db, on)
    if (!on) afterCommit(db, () => site.circles.breakOff())
    const summary = on ? m.admin_circles_switched_on() : m.admin_circles_switched_off()
    audit(db, admin, 'save', { noun: 'circles', id: 'search' }, summary)
  })
}

/** Runs the search for the whole market; resolves at its end. @throws AppError 409 the search is switched off; 503 the run failed */
export async function runCircles({ db, circles, log }: FastifyInstance): Promise<CircleRunView> {
  if (circlesAreOff(db)) throw conflict(m.admin_circles_off())
  try {
    const { loops, proposed, seconds } = await circles.run()
    return { loops, proposed, seconds }
  } catch (error) {
    if (!(error instanceof RunBrokenOff)) throw error
    log.error({ err: error }, 'the search for circles broke off')
    throw unavailable(60, m.admin_circles_search_failed())
  }
}

/** How well the market is connected. @throws AppError 503 if the measurement is aborted */
export async function circlesHealth({ db, log }: FastifyInstance): Promise<HealthView> {
  try {
    return await marketHealth(db)
  } catch (error) {
    log.error({ err: error }, 'measuring the market failed')
    throw unavailable(60, m.circles_health_failed())
  }
}
