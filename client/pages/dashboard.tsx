import type { DashboardView } from '../../server/admin/dashboard/dashboard-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { DashboardLayout } from '../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.items_dashboard() })

export default function DashboardPage(props: PageProps<DashboardView>) {
  const { items, favourites, categories, neighbourhoods, has_gifts, editing } = props
  return (
    <div className="dashboard-sections">
      <h1 className="visually-hidden">{m.items_dashboard()}</h1>
      <NeedsScript />
      <Island
        name="my-items"
        when="load"
        props={{ first: items, categories, neighbourhoods, hasGifts: has_gifts, editing }}
      />
      <p>
        <a className="link" href="/uploaditem/import">
          {m.imports_page_title()}
        </a>
      </p>
      <Island
        name="favourite-items"
        when="load"
        props={{ title: m.items_my_favorite_items(), first: favourites }}
      />
    </div>
  )
}
