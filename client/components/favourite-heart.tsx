import { Heart } from 'lucide-react'
import type { ViewerView } from '../../server/accounts/accounts-schema.ts'

/** A card's heart: for a visitor the way to sign in and back to the item. */
export function FavouriteHeart({
  about,
}: {
  viewer: ViewerView | null
  about: number
  isFavourite: boolean
}) {
  return (
    <a className="heart" href={`/sign-in?redirect=/productdetails/${about}`} aria-label="Favourite">
      <Heart size={21} aria-hidden="true" />
    </a>
  )
}
