import { LayoutGrid, SlidersHorizontal, X } from 'lucide-react'
import type { BrowseView } from '../../server/market/items/items-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { BrowseEmpty } from '../components/browse/browse-empty.tsx'
import { browseHead } from '../components/browse/browse-head.ts'
import {
  browseHref,
  browseTitle,
  countLabel,
  filtersOf,
  isWishable,
  placeOf,
  wishHref,
} from '../components/browse/browse-href.ts'
import { BrowseAlso, BrowseCategories, BrowseCorrected } from '../components/browse/browse-meant.tsx'
import { BrowseSearch, BrowseSort } from '../components/browse/browse-search.tsx'
import { CategoryList } from '../components/browse/category-list.tsx'
import { DrawerHead } from '../components/common/drawer-head.tsx'
import { Pager } from '../components/common/pager.tsx'
import { ItemCard } from '../components/items/item-card.tsx'
import { SkeletonCards } from '../components/items/skeleton-card.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

type Props = PageProps<BrowseView>

/** Card image widths in this page's grid (styles/pages/browse.css). */
const SIZES = '(min-width: 1280px) 290px, (min-width: 1040px) 23vw, (min-width: 860px) 32vw, 45vw'
/** Cards in the first row of a wide screen, visible without scrolling. */
const FIRST_ROW = 3

export const layout = PublicLayout
export const head = ({ context, ...view }: Props): Head => browseHead(asSearched(view), context.origin)

/** Drops a query that was not searched because of a problem, e.g. its length: only its field shows it. */
const asSearched = (view: BrowseView): BrowseView => (view.problem ? { ...view, product: '' } : view)

/** Active filters, each with a remove link. */
function Narrowing({ view }: { view: BrowseView }) {
  const { product, category } = view
  const chips = [
    {
      name: product,
      href: browseHref({ category: category?.id }),
      label: m.browse_clear_search_for({ product }),
    },
    ...(category
      ? [
          {
            name: category.name,
            href: browseHref({ ...placeOf(view), category: null }),
            label: m.browse_search_beyond_category({ name: category.name }),
          },
        ]
      : []),
  ]
  return (
    <nav aria-label={m.browse_narrowed_to()}>
      <ul className="narrowing">
        {chips.map(({ name, href, label }) => (
          <li key={href}>
            <a className="chip" href={href} aria-label={label}>
              <span>{name}</span>
              <X size={16} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** @param from number of cards above. */
function Cards({ products, from = 0 }: { products: BrowseView['products']; from?: number }) {
  if (products.length === 0) return null
  return (
    <div className="grid">
      {products.map((item, index) => {
        const place = from + index
        return (
          <ItemCard
            key={item.id}
            item={item}
            sizes={SIZES}
            priority={place === 0 ? 'first' : place < FIRST_ROW ? 'early' : 'late'}
          />
        )
      })}
    </div>
  )
}

export default function BrowsePage({ context: _, ...typed }: Props) {
  const view = asSearched(typed)
  const { product, products, pagination } = view
  const takers = products.filter(({ id }) => view.takers.includes(id))
  const having = products.filter((item) => !takers.includes(item))
  return (
    <div className="wrap browse" id="browse" data-enhance="frame" tabIndex={-1}>
      <CategoryList view={view} />
      <section className="results" aria-labelledby="browse-title">
        <header>
          <h1 id="browse-title">{browseTitle(view)}</h1>
          <h2 className="count">{countLabel(view)}</h2>
          {isWishable(view) && products.length > 0 && (
            <a className="link" href={wishHref(view)}>
              {m.browse_tell_me()}
            </a>
          )}
        </header>
        <div className="tools">
          <BrowseSearch view={typed} />
          <button
            type="button"
            className="button quiet drawer-button"
            id="categories-button"
            popoverTarget="categories"
          >
            <LayoutGrid size={18} aria-hidden="true" />
            {m.browse_categories()}
          </button>
          <button type="button" className="button quiet drawer-button" popoverTarget="filters">
            <SlidersHorizontal size={18} aria-hidden="true" />
            {m.browse_filters()}
            {filtersOf(view) > 0 && <span className="badge count">{filtersOf(view)}</span>}
          </button>
          <div className="drawer filters" id="filters" popover="auto">
            <DrawerHead drawer="filters" close={m.browse_close_filters()}>
              <h2>{m.browse_filters()}</h2>
            </DrawerHead>
            <BrowseSort view={view} />
          </div>
        </div>
        {product && <Narrowing view={view} />}
        <BrowseCorrected view={view} />
        <BrowseAlso view={view} />
        {products.length > 0 && <BrowseCategories view={view} />}
        <template>
          <div className="grid">
            <SkeletonCards />
          </div>
        </template>
        {products.length > 0 ? (
          <>
            <Cards products={having} />
            {view.takers_total > 0 && (
              <section className="takers" aria-labelledby="takers">
                <h2 id="takers">{m.browse_takers({ count: view.takers_total, product })}</h2>
                <p>
                  {takers.length > 0 && <span>{m.browse_takers_hint()}</span>}
                  <a className="link" href="/uploaditem">
                    {m.items_post_an_item()}
                  </a>
                </p>
                <Cards products={takers} from={having.length} />
              </section>
            )}
          </>
        ) : (
          <>
            <BrowseEmpty view={view} />
            <BrowseCategories view={view} />
          </>
        )}
        {(products.length > 0 || pagination.total > 0) && (
          <Pager pagination={pagination} href={(page) => browseHref({ ...placeOf(view), page })} />
        )}
      </section>
    </div>
  )
}
