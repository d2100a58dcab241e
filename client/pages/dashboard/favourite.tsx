import type { FavouritesView } from '../../../server/dashboard/dashboard-shared.ts'
import { Island } from '../../island.tsx'
import { DashboardLayout } from '../../layout/dashboard-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = DashboardLayout
export const head = (): Head => ({ title: 'My Favourite Items' })

export default function FavouritePage({ favourites }: PageProps<FavouritesView>) {
  return (
    <>
      <h1 className="visually-hidden">Favourite</h1>
      <Island name="favourite-items" when="load" props={{ title: 'My Favourite Items', first: favourites }} />
    </>
  )
}
