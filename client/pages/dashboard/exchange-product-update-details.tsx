import type { CategoryView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { OfferedProductView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<{ request: OfferedProductView; categories: CategoryView[] }>

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.swaps_change_your_offer() })

export default function ExchangeProductUpdateDetailsPage({ request, categories }: Props) {
  return (
    <div className="request-page">
      <a className="link" href={`/dashboard/exchange-product-details?id=${request.id}`}>
        {m.swaps_back_to_the_request()}
      </a>
      <h1>{m.swaps_change_your_offer()}</h1>
      {request.can.includes('change') ? (
        <div className="panel">
          <NeedsScript />
          <Island name="exchange-update-form" when="load" props={{ request, categories }} />
        </div>
      ) : (
        <p className="notice hint">{m.swaps_offer_not_yours()}</p>
      )}
    </div>
  )
}
