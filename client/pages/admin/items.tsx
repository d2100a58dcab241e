import type { AdminItemsView } from '../../../server/market/items/admin-items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { HidingAct, PinAct } from '../../components/admin/item-acts.tsx'
import { ItemFacts } from '../../components/admin/item-facts.tsx'
import { listHref, NarrowForm } from '../../components/admin/narrow-form.tsx'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

const PATH = '/admin/items'
const filtersTexts = () => ({ all: m.admin_all(), hidden: m.admin_hidden(), pinned: m.admin_pinned() })

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_items() })

export default function AdminItemsPage(props: PageProps<AdminItemsView>) {
  const { q, show, owner, items, is_older, next_before, context } = props
  const keep: Record<string, string> = owner ? { owner: String(owner.id) } : {}
  return (
    <>
      <h1>{owner ? m.admin_items_of({ name: owner.name }) : m.admin_items()}</h1>
      <p className="lead">
        {owner ? (
          <a className="link" href={listHref(PATH, { q, show })}>
            {m.admin_show_everybodys()}
          </a>
        ) : (
          m.admin_featured_lead()
        )}
      </p>
      <NarrowForm
        path={PATH}
        q={q}
        placeholder={m.admin_name_or_ad_id()}
        show={show}
        filters={filtersTexts()}
        keep={keep}
      />
      <NeedsScript />
      {items.length === 0 ? (
        <EmptyState title={m.admin_no_items_found()} />
      ) : (
        <ul className="panel admin-list">
          {items.map((item) => (
            <li key={item.id}>
              <ItemFacts item={item} />
              <div className="row-acts">
                {context.role === 'admin' && <PinAct item={item} />}
                <HidingAct item={item} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Older path={PATH} query={{ ...keep, q, show }} isOlder={is_older} nextBefore={next_before} />
    </>
  )
}
