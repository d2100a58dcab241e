import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CategoriesView, CategoryRowView } from '../../server/admin/categories-schema.ts'
import { CategoryDialog } from '../components/admin/category-dialog.tsx'
import { ConfirmDialog } from '../components/admin/confirm-dialog.tsx'
import { RowTools } from '../components/admin/row-tools.tsx'
import { useCollection } from '../components/admin/use-collection.ts'

const listIn = (data: unknown) => (data as CategoriesView).categories

/** The shelves of the market: added, renamed, given a picture, put in order, deleted. */
export default function AdminCategories({ first }: { first: CategoryRowView[] }) {
  const { list, errors, conflict, busy, call, move, forget } = useCollection(
    '/api/admin/categories',
    first,
    listIn,
  )
  const [edited, setEdited] = useState<CategoryRowView | 'new'>()
  const [deleted, setDeleted] = useState<CategoryRowView>()

  function close() {
    forget()
    setEdited(undefined)
    setDeleted(undefined)
  }

  return (
    <>
      <ol className="rows">
        {list.map((category, at) => (
          <li key={category.id} className="panel">
            <img src={category.shown} alt="" width={56} height={56} />
            <div className="words">
              <b>{category.name}</b>
              <span className="note">
                {category.item_count === 1 ? '1 item' : `${category.item_count.toLocaleString('en')} items`}
                {at === 0 && ' · the one that Browse opens with'}
              </span>
            </div>
            <RowTools
              name={category.name}
              isFirst={at === 0}
              isLast={at === list.length - 1}
              busy={busy}
              onMove={(by) => move(category.id, by)}
              onEdit={() => setEdited(category)}
              onDelete={() => setDeleted(category)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="button" onClick={() => setEdited('new')}>
        <Plus size={18} aria-hidden="true" />
        Add a category
      </button>
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          errors={errors}
          conflict={conflict}
          busy={busy}
          onClose={close}
          onSave={async (form) => {
            if (await call(edited === 'new' ? '' : `/${edited.id}`, form)) close()
          }}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={`Delete ${deleted.name}?`}
          action="Delete"
          busy={busy}
          problem={conflict}
          onClose={close}
          onConfirm={async () => {
            if (await call(`/${deleted.id}`, undefined, { method: 'DELETE' })) close()
          }}
        >
          <p>The category will be gone from every list. A category with items in it stays.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
