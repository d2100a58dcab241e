import type { OfferedProductView } from '../../../server/exchanges/exchanges-shared.ts'
import type { CategoryView } from '../../../server/items/items-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Props = PageProps<{ request: OfferedProductView; categories: CategoryView[] }>

export const layout = DashboardLayout
export const head = (): Head => ({ title: 'Change your offer' })

export default function ExchangeProductUpdateDetailsPage({ request, categories }: Props) {
  const changeable = request.direction === 'outgoing' && request.status === 'pending'
  return (
    <div className="request-page">
      <a className="link" href={`/dashboard/exchange-product-details?id=${request.id}`}>
        Back to the request
      </a>
      <h1>Change your offer</h1>
      {changeable ? (
        <div className="panel">
          <NeedsScript />
          <Island name="exchange-update-form" when="load" props={{ request, categories }} />
        </div>
      ) : (
        <p className="notice hint">An offer can be changed by the one who made it, until it is answered.</p>
      )}
    </div>
  )
}
