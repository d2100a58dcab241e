import type { BrowseView } from '../../../server/items/items-shared.ts'
import { EmptyState } from '../common/empty-state.tsx'
import { browseHref, placeOf } from './browse-href.ts'

/** Why there is nothing to see, and the ways on from there. */
export function BrowseEmpty({ view }: { view: BrowseView }) {
  const { product, problem, category, condition, pagination } = view
  const { current_page, last_page, total } = pagination
  const beyond = total > 0 && current_page > last_page
  return (
    <EmptyState title="No results found.">
      <p>{problem ?? explanation(view, beyond)}</p>
      <div className="browse-ways">
        {beyond && (
          <a className="button" href={browseHref({ ...placeOf(view), page: last_page })}>
            Go to the last page
          </a>
        )}
        {product && category && (
          <a className="button" href={browseHref({ ...placeOf(view), category: null })}>
            Search all categories
          </a>
        )}
        {condition && (
          <a className="button" href={browseHref({ ...placeOf(view), condition: null })}>
            Any condition
          </a>
        )}
        {product && (
          <a className="button quiet" href={browseHref({ category: category?.id })}>
            Clear search
          </a>
        )}
        {!product && !problem && !beyond && !condition && (
          <a className="button" href="/uploaditem">
            Upload Item
          </a>
        )}
        <a className="button quiet" href="/browse?category=all">
          Browse all items
        </a>
      </div>
    </EmptyState>
  )
}

function explanation({ product, category, condition, pagination }: BrowseView, beyond: boolean): string {
  if (beyond) return `The last page is ${pagination.last_page}.`
  if (product) return 'Fewer or shorter words find more: the beginning of a word is enough.'
  if (condition)
    return `Nothing ${category ? `in ${category.name} ` : ''}is offered in this condition at the moment.`
  return category
    ? `Nothing is offered in ${category.name} at the moment. Yours could be the first.`
    : 'Nothing is offered yet. Yours could be the first.'
}
