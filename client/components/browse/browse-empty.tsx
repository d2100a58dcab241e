import type { BrowseView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { EmptyState } from '../common/empty-state.tsx'
import { browseHref, isWishable, placeOf, wishHref } from './browse-href.ts'

/** Empty result with alternatives. */
export function BrowseEmpty({ view }: { view: BrowseView }) {
  const { product, problem, category, condition, place, pagination } = view
  const { current_page, last_page, total } = pagination
  const beyond = total > 0 && current_page > last_page
  return (
    <EmptyState title={m.browse_no_results_found()}>
      <p>{problem ?? explanation(view, beyond)}</p>
      <div className="browse-ways">
        {isWishable(view) && total === 0 && (
          <a className="button" href={wishHref(view)}>
            {product ? m.matches_look_out() : m.browse_tell_me()}
          </a>
        )}
        {beyond && (
          <a className="button" href={browseHref({ ...placeOf(view), page: last_page })}>
            {m.browse_last_page_link()}
          </a>
        )}
        {product && category && (
          <a className="button" href={browseHref({ ...placeOf(view), category: null })}>
            {m.browse_search_all_categories()}
          </a>
        )}
        {condition && (
          <a className="button" href={browseHref({ ...placeOf(view), condition: null })}>
            {m.browse_any_condition()}
          </a>
        )}
        {place && (
          <a className="button" href={browseHref({ ...placeOf(view), place: null })}>
            {m.place_anywhere()}
          </a>
        )}
        {product && (
          <a className="button quiet" href={browseHref({ category: category?.id })}>
            {m.browse_clear_search()}
          </a>
        )}
        {!product && !problem && !beyond && !condition && !place && (
          <a className="button" href="/uploaditem">
            {m.browse_upload_item()}
          </a>
        )}
        <a className="button quiet" href="/browse?category=all">
          {m.browse_browse_all_items()}
        </a>
      </div>
    </EmptyState>
  )
}

function explanation(
  { product, category, condition, place, places, pagination }: BrowseView,
  beyond: boolean,
): string {
  if (beyond) return m.browse_the_last_page_is({ lastPage: pagination.last_page })
  if (product) return m.browse_shorter_words_hint()
  const neighbourhood = places.find(({ id }) => id === place)
  if (neighbourhood) return m.browse_nothing_in_place({ place: neighbourhood.name })
  if (condition)
    return category
      ? m.browse_nothing_in_condition_in({ category: category.name })
      : m.browse_nothing_in_condition()
  return category ? m.browse_nothing_offered_in({ name: category.name }) : m.browse_nothing_offered()
}
