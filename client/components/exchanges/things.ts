import type { CardView } from '../../../server/market/items/items-shared.ts'

/** `id` is null for free-text and deleted items. */
export interface ShownThing extends Pick<CardView, 'name' | 'image' | 'image_srcset'> {
  id: number | null
  /** Null if `id` is null. */
  status: CardView['status'] | null
}

/** A listed item. */
export type ListedThing = ShownThing & { id: number }

export const isListed = (thing: ShownThing): thing is ListedThing => thing.id !== null

export const available = (things: readonly ShownThing[]): ListedThing[] =>
  things.filter(isListed).filter(({ status }) => status === 'available')
