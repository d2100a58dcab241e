import { useSyncExternalStore } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call, messageOf } from '../api.ts'
import { keepChoice, onChoiceElsewhere } from './favourite-choices.ts'
import { toast } from './toasts.ts'

/** Changes since rendering, by item id. */
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

/** Favourite state, shared by all buttons of an item; `rendered` is the initial state. */
export function useFavourite(id: number, rendered: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => chosen.get(id) ?? rendered,
    () => rendered,
  )
}

/** Asks if the user would swap for the item. A failed import is ignored: the favourite is stored. */
const askSoon = (id: number) =>
  import('../components/matches/ask-want.ts').then(
    ({ askWant }) => askWant(id),
    () => {},
  )

/** Optimistic update with rollback on failure (specification, section 4). One call per item at a time. */
export async function toggleFavourite(id: number, isFavourite: boolean): Promise<void> {
  if (underWay.has(id)) return
  underWay.add(id)
  choose(id, !isFavourite)
  try {
    // Sends the target state instead of a toggle: another tab may have changed it, or this may be a retry.
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
