import * as m from '../../../server/platform/catalogues/messages.ts'
import type { PageFormView } from '../../../server/site/content/admin-pages-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = ({ value }: PageProps<PageFormView>): Head => ({
  title: m.admin_page({ title: value.title }),
})

export default function PageFormPage({ slug, is_linked, version, value }: PageProps<PageFormView>) {
  return (
    <>
      <nav className="breadcrumb" aria-label={m.common_breadcrumb()}>
        <ol>
          <li>
            <a href="/admin/pages">{m.common_pages()}</a>
          </li>
          <li aria-current="page">
            <span>{value.title}</span>
          </li>
        </ol>
      </nav>
      <h1>{value.title}</h1>
      <p className="lead">{is_linked ? m.admin_page_at_linked({ slug }) : m.admin_page_at({ slug })}</p>
      <NeedsScript />
      <Island name="admin-page-form" when="load" props={{ first: { slug, is_linked, version, value } }} />
    </>
  )
}
