import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CircleListView } from '../../../server/trading/circles/circles-shared.ts'
import type { ExchangeListView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.swaps_exchange_request_title() })

export default function ExchangeRequestPage({
  list,
  circles,
}: PageProps<{ list: ExchangeListView; circles: CircleListView[] }>) {
  return (
    <>
      <NeedsScript />
      <Island name="exchange-requests" when="load" props={{ first: list, firstCircles: circles }} />
    </>
  )
}
