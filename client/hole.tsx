import type { ViewerView } from '../server/platform/sessions/viewer-shared.ts'
import type { ThingHoleName, ViewerHoleName } from './holes.tsx'

/** Props of a hole about the viewer. */
export interface ViewerHole {
  /** Null for a visitor. */
  viewer: ViewerView | null
  /** Number of unread entries. */
  waiting: number
}

/** Props of a hole about an item or a person; equal props give equal HTML. */
export interface ThingHole<Told = never> {
  /** Id of the item or person. */
  about: number
  isSignedIn: boolean
  /** Viewer-specific data of this id from server/holes.ts; undefined if there is none. */
  told: Told | undefined
}

/**
 * Placeholder in a cached page that is filled per viewer. `name` is a key in client/holes.tsx; `about` is the id of the item or person.
 */
export function Hole(props: { name: ViewerHoleName } | { name: ThingHoleName; about: number }) {
  const about = 'about' in props ? props.about : 0
  return <x-hole dangerouslySetInnerHTML={{ __html: `<!--hole:${props.name}:${about}-->` }} />
}
