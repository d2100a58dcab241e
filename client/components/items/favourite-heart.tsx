import { Heart } from 'lucide-react'
import { Island } from '../../island.tsx'
import type { SubjectSlot } from '../../slot.tsx'
import { heartLabel } from './heart-label.ts'

/** Heart; for visitors a sign-in link that returns to the item. */
export function FavouriteHeart({ isSignedIn, about, data }: SubjectSlot<true>) {
  if (isSignedIn) {
    return (
      <Island
        name="favourite-button"
        when="interaction"
        id={about}
        props={{ id: about, isFavourite: data === true }}
      />
    )
  }
  return (
    <a className="heart" href={`/sign-in?redirect=/productdetails/${about}`} {...heartLabel(about)}>
      <Heart size={21} aria-hidden="true" />
    </a>
  )
}
