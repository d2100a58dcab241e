import { LayoutGrid } from 'lucide-react'
import type { BrowseView } from '../../../server/market/items/items-shared.ts'
import { number } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { DrawerHead } from '../common/drawer-head.tsx'
import { browseHref, placeOf } from './browse-href.ts'

const Count = ({ items }: { items: number }) => (
  <span className="count">
    {number(items)}
    <span className="visually-hidden"> {m.browse_items()}</span>
  </span>
)

/** Categories as a sidebar or drawer. Ids preserve the focus when the page changes in place. */
export function CategoryList({ view }: { view: BrowseView }) {
  const { product, category, categories } = view
  return (
    <nav className="drawer left categories" id="categories" popover="auto" aria-labelledby="categories-title">
      <DrawerHead drawer="categories" close={m.browse_close_categories()}>
        <h2 id="categories-title">{m.browse_categories()}</h2>
      </DrawerHead>
      <ul>
        <li>
          <a
            id="category-all"
            href={browseHref({ ...placeOf(view), category: null })}
            aria-current={category ? undefined : 'true'}
          >
            <LayoutGrid size={28} aria-hidden="true" />
            <span>{m.browse_all()}</span>
            {!product && <Count items={categories.reduce((sum, { item_count }) => sum + item_count, 0)} />}
          </a>
        </li>
        {categories.map(({ id, name, image, item_count }) => (
          <li key={id}>
            <a
              id={`category-${id}`}
              href={browseHref({ ...placeOf(view), category: id })}
              aria-current={id === category?.id ? 'true' : undefined}
            >
              <img src={image} alt="" width={28} height={28} loading="lazy" />
              <span>{name}</span>
              {/* No counts during a search, because the matches of each category are not counted. */}
              {!product && <Count items={item_count} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
