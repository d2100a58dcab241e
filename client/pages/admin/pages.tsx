import { ChevronRight } from 'lucide-react'
import type { PagesView } from '../../../server/content/admin-pages-shared.ts'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Pages' })

export default function PagesPage({ pages }: PageProps<PagesView>) {
  return (
    <>
      <h1>Pages</h1>
      <p className="lead">
        Longer texts in your own words. Most of them are linked from the footer of every page.
      </p>
      <ul className="rows">
        {pages.map(({ slug, title, is_linked, updated_at }) => (
          <li key={slug} className="panel">
            <div className="words">
              <b>
                <a className="cover-link" href={`/admin/pages/${slug}`}>
                  {title}
                </a>
              </b>
              <span className="note">
                /page/{slug} · changed <RelativeTime at={updated_at} />
                {!is_linked && ' · linked by you only'}
              </span>
            </div>
            <ChevronRight size={20} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <NeedsScript />
      <div>
        <Island name="admin-add-page" when="load" props={{}} />
      </div>
    </>
  )
}
