import * as m from '../../../server/platform/catalogues/messages.ts'
import { CIRCLES_BESIDE } from '../../../server/trading/circles/circles-beside-shared.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { standingOf, titleOf } from '../../components/circles/circle-texts.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = ({ circle }: PageProps<{ circle: CircleView }>): Head => ({
  title: titleOf(circle),
  description: standingOf(circle),
})

/** Requests tab with the circle. */
const tabOf = ({ state }: CircleView) => (CIRCLES_BESIDE.rejected.includes(state) ? 'rejected' : 'accepted')

export default function CirclePage({ circle }: PageProps<{ circle: CircleView }>) {
  return (
    <div className="request-page">
      {circle.state === 'proposed' ? (
        <a className="link" href="/dashboard/matches">
          {m.circles_swaps_for_you()}
        </a>
      ) : (
        <a className="link" href={`/dashboard/exchange-request?status=${tabOf(circle)}`}>
          {m.circles_all_swaps()}
        </a>
      )}
      <NeedsScript />
      <Island name="circle" when="load" props={{ first: circle }} />
    </div>
  )
}
