import { Worker } from 'node:worker_threads'
import { type Db, prepared } from '../../../db/open.ts'
import { scriptOf } from '../../../db/root.mjs'
import * as m from '../../platform/catalogues/messages.ts'
import { CIRCLE } from '../limits.ts'
import type { HealthView } from './admin-circles-shared.ts'
import type { HealthFigures } from './measure-health.ts'

const SCRIPT = scriptOf('server/trading/circles/health-worker.ts')

/** Measures in a worker thread. @throws Error if it dies or times out */
function measure(file: string): Promise<HealthFigures> {
  return new Promise((found, broken) => {
    const worker = new Worker(SCRIPT, {
      workerData: { file },
      resourceLimits: { maxOldGenerationSizeMb: CIRCLE.workerMegabytes },
    })
    const timer = setTimeout(() => {
      broken(new Error('Measuring the market took too long.'))
      void worker.terminate()
    }, CIRCLE.patience)
    worker.unref()
    worker.once('message', found)
    worker.once('error', broken)
    worker.once('exit', () => {
      clearTimeout(timer)
      broken(new Error('Measuring the market ended without a result.'))
    })
  })
}

/** The running measurement; callers share it. */
const measuring = prepared((_db: Db) => ({ now: undefined as Promise<HealthFigures> | undefined }))

/** The most useful next step: the one that concerns most users; among equal numbers, the easiest. */
function adviceOn({ active, one_away, wants_nothing, unwanted }: HealthFigures): string {
  if (active === 0) return m.circles_health_nobody()
  const most = Math.max(one_away, wants_nothing, unwanted)
  if (most === 0) return m.circles_health_fine()
  if (one_away === most) return m.circles_health_remind({ people: one_away })
  return wants_nothing === most
    ? m.circles_health_ask({ people: wants_nothing })
    : m.circles_health_show({ people: unwanted })
}

export function healthView(figures: HealthFigures): HealthView {
  const { active, ...others } = figures
  const share = (count: number) => (active === 0 ? 0 : count / active)
  return {
    ...figures,
    shares: {
      in_circle: share(others.in_circle),
      one_away: share(others.one_away),
      unwanted: share(others.unwanted),
      wants_nothing: share(others.wants_nothing),
    },
    advice: adviceOn(figures),
  }
}

/** How well the market is connected now. @throws Error if the measurement is aborted */
export async function marketHealth(db: Db): Promise<HealthView> {
  const shared = measuring(db)
  shared.now ??= measure(db.$client.name).finally(() => {
    shared.now = undefined
  })
  return healthView(await shared.now)
}
