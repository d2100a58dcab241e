import type { FavouritesView } from '../../../server/admin/dashboard/dashboard-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: m.items_my_favourite_items() })

export default function FavouritePage({ favourites }: PageProps<FavouritesView>) {
  return (
    <>
      <h1 className="visually-hidden">{m.layout_favourite()}</h1>
      <NeedsScript />
      <Island
        name="favourite-items"
        when="load"
        props={{ title: m.items_my_favourite_items(), first: favourites }}
      />
    </>
  )
}
