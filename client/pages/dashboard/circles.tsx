import * as m from '../../../server/catalogues/messages.ts'
import type { CircleView } from '../../../server/circles/circles-shared.ts'
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

export default function CirclePage({ circle }: PageProps<{ circle: CircleView }>) {
  return (
    <div className="request-page">
      <a
        className="link"
        href={
          circle.state === 'proposed' ? '/dashboard/matches' : '/dashboard/exchange-request?status=accepted'
        }
      >
        {circle.state === 'proposed' ? m.circles_swaps_for_you() : m.circles_all_swaps()}
      </a>
      <NeedsScript />
      <Island name="circle" when="load" props={{ first: circle }} />
    </div>
  )
}
