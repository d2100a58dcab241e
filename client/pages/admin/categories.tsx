import type { CategoriesView } from '../../../server/market/items/admin-categories-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_categories() })

export default function CategoriesPage({ categories }: PageProps<CategoriesView>) {
  return (
    <>
      <h1>{m.admin_categories()}</h1>
      <p className="lead">{m.admin_categories_lead()}</p>
      <NeedsScript />
      <Island name="admin-categories" when="load" props={{ first: categories }} />
    </>
  )
}
