import type { CategoriesView } from '../../../server/items/admin-categories-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Categories' })

export default function CategoriesPage({ categories }: PageProps<CategoriesView>) {
  return (
    <>
      <h1>Categories</h1>
      <p className="lead">The shelves of your market, in the order in which people see them.</p>
      <NeedsScript />
      <Island name="admin-categories" when="load" props={{ first: categories }} />
    </>
  )
}
