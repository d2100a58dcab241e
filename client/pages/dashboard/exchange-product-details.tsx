import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeInFull } from '../../components/exchanges/exchange-in-full.ts'
import { namesOf } from '../../components/exchanges/exchange-texts.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.swaps_exchange_request() })

/** "Lamp ⇄ Moka pot": given and received items. */
function titleOf({ direction, offered, wanted }: ExchangeInFull['request']): string {
  const [mine, theirs] = direction === 'outgoing' ? [offered, wanted] : [wanted, offered]
  return `${namesOf(mine)} ⇄ ${namesOf(theirs)}`
}

export default function ExchangeProductDetailsPage({ request, offered }: PageProps<ExchangeInFull>) {
  return (
    <div className="request-page">
      <a
        className="link"
        href={`/dashboard/exchange-request?status=${request.status}&direction=${request.direction}`}
      >
        {m.swaps_all_requests()}
      </a>
      <h1>{titleOf(request)}</h1>
      <NeedsScript />
      <Island name="exchange-details" when="load" props={{ first: { request, offered } }} />
    </div>
  )
}
