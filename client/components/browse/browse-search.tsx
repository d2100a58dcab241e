import { Search } from 'lucide-react'
import { CONDITIONS } from '../../../server/market/items/condition-shared.ts'
import type { BrowseView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { Sort } from '../../../server/platform/search/sort-shared.ts'
import { CONDITION_LABELS, CONDITION_MEANINGS } from '../items/condition.ts'

/** Parameters of the page as hidden fields of a form. */
function Kept({ fields }: { fields: Record<string, string | number | null | undefined> }) {
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** Search field. Typing filters visible cards; Enter searches within the selected category, condition and place. */
export function BrowseSearch({ view }: { view: BrowseView }) {
  const { product, category, condition, place, gifts, sort } = view
  return (
    <search>
      <form className="search" action="/browse" data-enhance="filter-cards suggestions">
        <input
          type="search"
          id="product"
          name="product"
          placeholder={m.browse_search_products()}
          aria-label={m.browse_search_products()}
          defaultValue={product}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Kept
          fields={{
            condition,
            place,
            gifts: gifts ? '1' : null,
            ...(product ? { category: category?.id, sort } : {}),
          }}
        />
        <button type="submit" className="icon-button" aria-label={m.browse_search()}>
          <Search size={20} aria-hidden="true" />
        </button>
      </form>
      <p className="filter-note" role="status" hidden />
    </search>
  )
}

const sortLabels = (): Record<Sort, string> => ({
  alphabetical_asc: 'A-Z',
  alphabetical_desc: 'Z-A',
  newest: m.browse_newest(),
  oldest: m.browse_oldest(),
})
const SORT_ORDER = ['alphabetical_asc', 'alphabetical_desc', 'newest', 'oldest'] as const satisfies Sort[]

/** Filters and order; applied immediately with JavaScript, else by a button. */
export function BrowseSort({ view }: { view: BrowseView }) {
  const { product, category, condition, place, places, gifts, has_gifts, exact, sort } = view
  return (
    <form className="sort" action="/browse" data-enhance="submit-on-change">
      <Kept
        fields={{ product, category: category?.id ?? (product ? null : 'all'), exact: exact ? '1' : null }}
      />
      <div>
        <label htmlFor="condition">{m.browse_condition()}</label>
        <select className="input" id="condition" name="condition" defaultValue={condition ?? ''}>
          <option value="">{m.browse_any_condition()}</option>
          {CONDITIONS.map((value) => (
            <option key={value} value={value}>
              {CONDITION_LABELS[value]()} ({CONDITION_MEANINGS[value]()})
            </option>
          ))}
        </select>
      </div>
      {places.length > 0 && (
        <div>
          <label htmlFor="place">{m.place_place()}</label>
          <select className="input" id="place" name="place" defaultValue={place ?? ''}>
            <option value="">{m.place_anywhere()}</option>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {has_gifts && (
        <div>
          <label htmlFor="gifts">{m.gifts_filter_label()}</label>
          <select className="input" id="gifts" name="gifts" defaultValue={gifts ? '1' : ''}>
            <option value="">{m.gifts_filter_all()}</option>
            <option value="1">{m.gifts_filter_only()}</option>
          </select>
        </div>
      )}
      <div>
        <label htmlFor="sort">{m.browse_sort_by()}</label>
        <select className="input" id="sort" name="sort" defaultValue={sort ?? (product ? '' : 'newest')}>
          {product && <option value="">{m.browse_best_match()}</option>}
          {SORT_ORDER.map((value) => (
            <option key={value} value={value}>
              {sortLabels()[value]}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <button type="submit" className="button quiet">
          {m.browse_apply()}
        </button>
      </noscript>
    </form>
  )
}
