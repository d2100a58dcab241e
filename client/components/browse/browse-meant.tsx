import type { BrowseView } from '../../../server/items/items-shared.ts'
import { browseHref, placeOf } from './browse-href.ts'

/** Says that another word was looked for than the one that was typed, with a link that insists on that one. */
export function BrowseCorrected({ view }: { view: BrowseView }) {
  if (!view.corrected) return null
  return (
    <p className="notice hint corrected" role="status">
      <span>
        Nothing for '{view.product}'. Showing '{view.corrected}'.{' '}
        <a className="link" href={browseHref({ ...placeOf(view), exact: true })}>
          Search for '{view.product}' only
        </a>
      </span>
    </p>
  )
}

/** Categories that a search names, or after a dead end leads on to, each with the number of its items. */
export function BrowseCategories({ view: { suggested, category } }: { view: BrowseView }) {
  const others = suggested.filter(({ id }) => id !== category?.id)
  if (others.length === 0) return null
  return (
    <nav aria-label="Categories near your search">
      <ul className="narrowing">
        {others.map(({ id, name, item_count }) => (
          <li key={id}>
            <a className="chip" href={browseHref({ category: id })}>
              {name}: {item_count.toLocaleString('en')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
