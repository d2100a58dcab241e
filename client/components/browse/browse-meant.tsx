import type { BrowseView } from '../../../server/market/items/items-shared.ts'
import { languageName, number } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Sentence } from '../common/sentence.tsx'
import { browseHref, placeOf } from './browse-href.ts'

/** Shows a spelling correction with a link to the exact search. */
export function BrowseCorrected({ view }: { view: BrowseView }) {
  if (!view.corrected) return null
  return (
    <p className="notice hint corrected" role="status">
      <span>
        <Sentence
          of={m.browse_corrected({
            product: view.product,
            corrected: view.corrected,
            link: (text) => (
              <a className="link" href={browseHref({ ...placeOf(view), exact: true })}>
                {text}
              </a>
            ),
          })}
        />
      </span>
    </p>
  )
}

/** Shows translations that a search has used. */
export function BrowseAlso({ view: { also } }: { view: BrowseView }) {
  return also.map(({ language, text }) => (
    <p key={language} className="muted also">
      {m.browse_also_in_language({ language: languageName(language), text })}
    </p>
  ))
}

/** Suggested categories with item counts. */
export function BrowseCategories({ view: { suggested, category, products } }: { view: BrowseView }) {
  const others = suggested.filter(({ id }) => id !== category?.id)
  if (others.length === 0) return null
  return (
    <nav className="near" aria-labelledby="near">
      <p id="near">
        {products.length > 0 ? m.browse_categories_near_your_search() : m.browse_look_around_in()}
      </p>
      <ul className="narrowing">
        {others.map(({ id, name, item_count }) => (
          <li key={id}>
            <a className="chip" href={browseHref({ category: id })}>
              {name}: {number(item_count)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
