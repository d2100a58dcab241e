import type { CategoriesView, CategoryRowView } from '../../server/items/admin-categories-shared.ts'
import { CategoryDialog } from '../components/admin/category-dialog.tsx'
import { Collection } from '../components/admin/collection.tsx'

const itemCount = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en')} items`)

/** The shelves of the market: added, renamed, given a picture, put in order, deleted. */
export default function AdminCategories({ first }: { first: CategoryRowView[] }) {
  return (
    <Collection
      path="/api/admin/categories"
      first={first}
      listIn={(data) => (data as CategoriesView).categories}
      noun="category"
      row={(category, at) => (
        <>
          <img src={category.shown} alt="" width={56} height={56} />
          <div className="words">
            <b>{category.name}</b>
            <span className="note">
              {itemCount(category.item_count)}
              {at === 0 && ' · the one that Browse opens with'}
            </span>
          </div>
        </>
      )}
      editor={(props) => <CategoryDialog {...props} />}
      guard={({ name, image }) => ({ seen: { name, image } })}
      afterDelete="The category will be gone from every list. A category with items in it stays."
    />
  )
}
