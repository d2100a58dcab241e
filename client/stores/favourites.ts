import { useSyncExternalStore } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call, messageOf } from '../api.ts'
import { keepChoice, onChoiceElsewhere } from './favourite-choices.ts'
import { toast } from './toasts.ts'

/** What this browser has chosen since the page was rendered, by the item's id. */
const chosen = new Map<number, boolean>()
const underWay = new Set<number>()
const listeners = new Set<() => void>()

function choose(id: number, isFavourite: boolean): void {
  chosen.set(id, isFavourite)
  for (const listener of listeners) listener()
}

if (typeof document !== 'undefined') onChoiceElsewhere(choose)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether an item is a favourite, the same for all its hearts; `rendered` is what the page said. */
export function useFavourite(id: number, rendered: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => chosen.get(id) ?? rendered,
    () => rendered,
  )
}

/** Asks whether one would swap for the item. Where the script of the question cannot be loaded, the item is a favourite all the same. */
const askSoon = (id: number) =>
  import('../components/matches/ask-want.ts').then(
    ({ askWant }) => askWant(id),
    () => {},
  )

/** Flips at once, and back if the call fails (specification, section 4). One call for an item at a time. */
export async function toggleFavourite(id: number, isFavourite: boolean): Promise<void> {
  if (underWay.has(id)) return
  underWay.add(id)
  choose(id, !isFavourite)
  try {
    // Says what it is to be instead of flipping it: another tab may have been faster, or an answer was lost and this is the second try.
    const { data, message } = await call('POST /api/product/toggle-favorite/:id', {
      params: { id },
      body: { is_favorite: !isFavourite },
    })
    choose(id, data.is_favorite)
    keepChoice(id, data.is_favorite)
    toast.success(message || m.items_favourite_toggled_successfully())
    if (data.asks) askSoon(id)
  } catch (error) {
    choose(id, isFavourite)
    toast.error(messageOf(error, m.items_failed_to_toggle_favourite()))
  } finally {
    underWay.delete(id)
  }
}
