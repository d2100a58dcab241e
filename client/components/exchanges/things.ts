import type { CardView } from '../../../server/market/items/items-shared.ts'

/** A thing in a request; `id` is null for one that is listed nowhere, or gone. */
export interface ShownThing extends Pick<CardView, 'name' | 'image' | 'image_srcset'> {
  id: number | null
  /** Null where `id` is. */
  status: CardView['status'] | null
}

/** A thing that is listed. */
export type ListedThing = ShownThing & { id: number }

export const isListed = (thing: ShownThing): thing is ListedThing => thing.id !== null

/** Of these things those that can be chosen now. */
export const available = (things: readonly ShownThing[]): ListedThing[] =>
  things.filter(isListed).filter(({ status }) => status === 'available')
