import { Heart } from 'lucide-react'
import { toggleFavourite, useFavourite } from '../stores/favourites.ts'

/** A signed-in person's heart on an item. `isFavourite` is what the server knew when it rendered. */
export default function FavouriteButton({ id, isFavourite }: { id: number; isFavourite: boolean }) {
  const favourite = useFavourite(id, isFavourite)
  return (
    <button
      type="button"
      className="heart"
      aria-label="Favourite"
      aria-pressed={favourite}
      onClick={() => toggleFavourite(id, favourite)}
    >
      <Heart size={21} aria-hidden="true" />
    </button>
  )
}
