import { ChevronRight } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { PagesView } from '../../../server/site/content/admin-pages-shared.ts'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { Sentence } from '../../components/common/sentence.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.common_pages() })

export default function PagesPage({ pages }: PageProps<PagesView>) {
  return (
    <>
      <h1>{m.common_pages()}</h1>
      <p className="lead">{m.admin_pages_lead()}</p>
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
                {updated_at ? (
                  <Sentence
                    of={(is_linked ? m.admin_page_changed_when : m.admin_page_changed_linked)({
                      slug,
                      when: () => <RelativeTime at={updated_at} />,
                    })}
                  />
                ) : (
                  m.admin_page_as_delivered({ slug })
                )}
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
