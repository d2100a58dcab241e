import type { ViewerView } from '../server/sessions/viewer-shared.ts'
import type { ItemRequest } from '../server/swaps/item-requests-shared.ts'
import type { HoleName } from './holes.tsx'

/** What a filler gets. */
export interface HoleProps {
  /** Null is a visitor. */
  viewer: ViewerView | null
  /** Id of what the hole is about; 0 for what is about the page as a whole. */
  about: number
  /** Whether the viewer has favourited the item `about`. */
  isFavourite: boolean
  /** Whether the viewer has said that they would swap for the item `about`, where the page is about it. */
  isWanted: boolean
  /** The viewer's open request for the item `about`. */
  request: ItemRequest | null
  /** How much waits for the viewer. */
  waiting: number
}

/**
 * A place in a page that is filled for each viewer after the rest was rendered and cached. `name` is that of a
 * filler in client/holes.tsx; `about` is the id of what it is about.
 */
export function Hole({ name, about = 0 }: { name: HoleName; about?: number }) {
  return <x-hole dangerouslySetInnerHTML={{ __html: `<!--hole:${name}:${about}-->` }} />
}
