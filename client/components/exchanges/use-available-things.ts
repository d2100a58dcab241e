import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import type { More } from './picture-choice.tsx'
import type { ListedThing } from './things.ts'

/** `next` is null on the last page. */
export interface ThingsPage {
  things: ListedThing[]
  next: number | null
}

/** @throws ApiError */
export async function availableThings(personId: number, page = 1): Promise<ThingsPage> {
  const { data, pagination } = await call('GET /api/people/:id/products', {
    params: { id: personId },
    query: { page },
  })
  const things = data.filter(({ status }) => status === 'available')
  // Available items are first, so the rest can be skipped.
  const isLast = page >= pagination.last_page || things.length < data.length
  return { things, next: isLast ? null : page + 1 }
}

/** Appends without duplicates, because new items shift pages. */
function joined(things: readonly ListedThing[], others: readonly ListedThing[]): ListedThing[] {
  const ids = new Set(things.map(({ id }) => id))
  return [...things, ...others.filter(({ id }) => !ids.has(id))]
}

/**
 * Available items, paginated after those in the terms.
 * @param standing items in the terms.
 */
export function useAvailableThings(
  personId: number,
  first: ThingsPage,
  standing: readonly ListedThing[],
): { things: ListedThing[]; more: More } {
  const [{ things, next }, setShown] = useState(first)
  const [isBusy, setBusy] = useState(false)
  function load(): void {
    // Called for each typed letter, so it must not load twice.
    if (next === null || isBusy) return
    setBusy(true)
    availableThings(personId, next)
      .then(
        (page) => setShown({ things: joined(things, page.things), next: page.next }),
        () => toast.error(m.swaps_something_went_wrong()),
      )
      .finally(() => setBusy(false))
  }
  return {
    things: joined(standing, things),
    more: { hasMore: next !== null, isBusy, load },
  }
}
