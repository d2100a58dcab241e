import type {
  CategoriesView,
  CategoryForm,
  CategoryRowView,
  CategorySeen,
} from '../../server/market/items/admin-categories-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call } from '../api.ts'
import { callWithFiles, type WithFiles } from '../components/admin/call-with-files.ts'
import { CategoryDialog } from '../components/admin/category-dialog.tsx'
import { Collection } from '../components/admin/collection.tsx'
import type { CollectionCalls } from '../components/admin/use-collection.ts'

const itemCount = (count: number) => m.admin_item_count({ count })

async function listOf(answer: Promise<{ data: CategoriesView; message: string }>) {
  const { data, message } = await answer
  return { list: data.categories, message }
}

const calls: CollectionCalls<CategoryRowView, WithFiles<CategoryForm>, CategorySeen> = {
  read: () => listOf(call('GET /api/admin/categories')),
  add: (body) => listOf(callWithFiles('POST /api/admin/categories', { body })),
  change: (id, body) => listOf(callWithFiles('POST /api/admin/categories/:id', { params: { id }, body })),
  order: (body) => listOf(call('POST /api/admin/categories/order', { body })),
  remove: (id, body) => listOf(call('DELETE /api/admin/categories/:id', { params: { id }, body })),
}

export default function AdminCategories({ first }: { first: CategoryRowView[] }) {
  return (
    <Collection
      calls={calls}
      first={first}
      noun="category"
      row={(category, at) => (
        <>
          <img src={category.shown} alt="" width={56} height={56} />
          <div className="words">
            <b>{category.name}</b>
            <span className="note">
              {at === 0
                ? m.admin_first_category({ items: itemCount(category.item_count) })
                : itemCount(category.item_count)}
            </span>
          </div>
        </>
      )}
      editor={(props) => <CategoryDialog {...props} />}
      guard={({ name, image }) => ({ seen: { name, image } })}
      afterDelete={m.admin_category_delete_help()}
    />
  )
}
