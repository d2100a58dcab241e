import { Heart } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { toggleFavourite, useFavourite } from '../../stores/favourites.ts'
import { heartLabel } from './heart-label.ts'

/** Favourite button. `isFavourite` is the state at rendering; `name` is left out if the page shows the item's name (heart-label.ts). */
export function FavouriteButton({
  id,
  isFavourite,
  name,
}: {
  id: number
  isFavourite: boolean
  name?: string
}) {
  const favourite = useFavourite(id, isFavourite)
  return (
    <button
      type="button"
      className="heart"
      {...(name === undefined ? heartLabel(id) : { 'aria-label': m.items_favourite_named({ name }) })}
      aria-pressed={favourite}
      onClick={() => toggleFavourite(id, favourite)}
    >
      <Heart size={21} aria-hidden="true" />
    </button>
  )
}
