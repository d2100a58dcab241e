import type { ViewerView } from '../server/platform/sessions/viewer-shared.ts'

/** Slots about the viewer. The components of all slots are in slots.tsx, which components may not import: some of them contain a slot. */
export type ViewerSlotName = 'account' | 'bar' | 'matches' | 'waiting' | 'welcome'
/** Slots about the viewer and one item or person. */
export type SubjectSlotName = 'block' | 'demand' | 'exchange' | 'favourite' | 'gift' | 'reserved' | 'want'

/** Props of a slot about the viewer. */
export interface ViewerSlot {
  /** Null for a visitor. */
  viewer: ViewerView | null
  /** Number of unread entries. */
  waiting: number
}

/** Props of a slot about an item or a person; equal props give equal HTML. */
export interface SubjectSlot<Data = never> {
  /** Id of the item or person. */
  about: number
  isSignedIn: boolean
  /** Viewer-specific data of this id from server/slots.ts; undefined if there is none. */
  data: Data | undefined
}

/**
 * Placeholder in a cached page that is filled per viewer. `about` is the id of the item or person.
 */
export function Slot(props: { name: ViewerSlotName } | { name: SubjectSlotName; about: number }) {
  const about = 'about' in props ? props.about : 0
  return <x-slot dangerouslySetInnerHTML={{ __html: `<!--slot:${props.name}:${about}-->` }} />
}
