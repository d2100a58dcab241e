import type { PageFormView } from '../../../server/content/admin-pages-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = ({ value }: PageProps<PageFormView>): Head => ({ title: `Page: ${value.title}` })

/** The form of one page, at /admin/pages/{slug}. */
export default function PageFormPage({ slug, is_linked, version, value }: PageProps<PageFormView>) {
  return (
    <>
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href="/admin/pages">Pages</a>
          </li>
          <li aria-current="page">
            <span>{value.title}</span>
          </li>
        </ol>
      </nav>
      <h1>{value.title}</h1>
      <p className="lead">
        At /page/{slug}. {is_linked ? 'The site links to this page.' : 'Link to it from your other texts.'}
      </p>
      <NeedsScript />
      <Island name="admin-page-form" when="load" props={{ first: { slug, is_linked, version, value } }} />
    </>
  )
}
