import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import type { More } from './picture-choice.tsx'
import type { ListedThing } from './things.ts'

/** A page of what a person has to give; `next` is null on the last. */
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
  // What is available comes first, so that nothing follows where the rest has begun.
  const isLast = page >= pagination.last_page || things.length < data.length
  return { things, next: isLast ? null : page + 1 }
}

/** Things, and behind them others that are not among them: what was listed meanwhile moves those before it to the next page. */
function joined(things: readonly ListedThing[], others: readonly ListedThing[]): ListedThing[] {
  const ids = new Set(things.map(({ id }) => id))
  return [...things, ...others.filter(({ id }) => !ids.has(id))]
}

/**
 * What a person has to give, page by page, after what stands in the terms already.
 *
 * @param standing things of theirs that are in the terms, which come first.
 */
export function useAvailableThings(
  personId: number,
  first: ThingsPage,
  standing: readonly ListedThing[],
): { things: ListedThing[]; more: More } {
  const [{ things, next }, setShown] = useState(first)
  const [isBusy, setBusy] = useState(false)
  function load(): void {
    // Every letter of a search asks for what is under way.
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
