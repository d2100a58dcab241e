import type { ViewerView } from '../server/platform/sessions/viewer-shared.ts'
import type { ThingHoleName, ViewerHoleName } from './holes.tsx'

/** What fills a hole about the viewer. */
export interface ViewerHole {
  /** Null is a visitor. */
  viewer: ViewerView | null
  /** How much waits for the viewer. */
  waiting: number
}

/** What fills a hole about a thing on the page: the same for all to whom the same is told. */
export interface ThingHole<Told = never> {
  /** Id of the thing. */
  about: number
  isSignedIn: boolean
  /** What its noun tells of the viewer and this thing (server/holes.ts); undefined where that is nothing. */
  told: Told | undefined
}

/**
 * A place in a page that is filled for each viewer after the rest was drawn and kept. `name` is that of a
 * filler in client/holes.tsx; `about` is the id of the thing that it is about.
 */
export function Hole(props: { name: ViewerHoleName } | { name: ThingHoleName; about: number }) {
  const about = 'about' in props ? props.about : 0
  return <x-hole dangerouslySetInnerHTML={{ __html: `<!--hole:${props.name}:${about}-->` }} />
}
