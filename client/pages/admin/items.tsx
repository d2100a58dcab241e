import type { AdminItemsView } from '../../../server/items/admin-items-shared.ts'
import { HidingAct, PinAct } from '../../components/admin/item-acts.tsx'
import { ItemFacts } from '../../components/admin/item-row.tsx'
import { listHref, NarrowForm } from '../../components/admin/narrow-form.tsx'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

const PATH = '/admin/items'
const FILTERS = { all: 'All', hidden: 'Hidden', pinned: 'Pinned' }

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Items' })

export default function AdminItemsPage(props: PageProps<AdminItemsView>) {
  const { q, show, owner, items, is_older, next_before, context } = props
  const keep: Record<string, string> = owner ? { owner: String(owner.id) } : {}
  return (
    <>
      <h1>{owner ? `Items of ${owner.name}` : 'Items'}</h1>
      <p className="lead">
        {owner ? (
          <a className="link" href={listHref(PATH, { q, show })}>
            Show everybody’s
          </a>
        ) : (
          'Pinned items come first among the featured ones. One that is taken down is gone for all but its owner.'
        )}
      </p>
      <NarrowForm path={PATH} q={q} placeholder="Name or Ad ID" show={show} filters={FILTERS} keep={keep} />
      <NeedsScript />
      {items.length === 0 ? (
        <EmptyState title="No items found." />
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
