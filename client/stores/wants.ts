import * as m from '../../server/platform/catalogues/messages.ts'
import { ApiError, call, isTooLate, messageOf } from '../api.ts'
import { toast } from './toasts.ts'

/**
 * Says yes to an item. A toast says so where that failed.
 *
 * @param things ids of own things that one would give for it; null for anything one has.
 * @returns ids of the swaps that were found by it; null where it failed.
 */
export async function sayYes(id: number, things: number[] | null = null): Promise<number[] | null> {
  try {
    const { data } = await call('POST /api/wants', { body: { product_id: id, for: things } })
    return data.circles
  } catch (error) {
    toast.error(messageOf(error, m.matches_undone()))
    return null
  }
}

/** Event of the window: a yes was said in the deck. */
export const WANT_SAID = 'want-said'

const ANSWERS = {
  yes: async (id: number) =>
    (await call('POST /api/wants', { body: { product_id: id, for: null } })).data.circles,
  no: async (id: number) => {
    await call('POST /api/wants/:id/refusal', { params: { id } })
    return []
  },
  later: async (id: number) => {
    await call('POST /api/matches/:id/postponement', { params: { id } })
    return []
  },
} as const

/** What one may say to an item in the deck: yes, no, or to be asked another day. */
export type Answer = keyof typeof ANSWERS

/** Whether the item takes no answer any more: it is gone, traded, or of somebody who has blocked one. */
const isGone = (error: unknown) => isTooLate(error) || (error instanceof ApiError && error.status === 403)

/**
 * Answers to an item in the deck. A toast says so where that failed.
 *
 * @returns ids of the swaps that were found by it; 'gone' where no other try would help; null where it failed.
 */
export async function answerItem(id: number, answer: Answer): Promise<number[] | 'gone' | null> {
  try {
    return await ANSWERS[answer](id)
  } catch (error) {
    toast.error(messageOf(error, m.matches_undone()))
    return isGone(error) ? 'gone' : null
  }
}

/** Takes a yes back; false where that failed, which a toast says. A yes that is not there any more (404) counts as taken back. */
export async function takeBack(id: number): Promise<boolean> {
  try {
    await call('DELETE /api/wants/:id', { params: { id } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true
    toast.error(messageOf(error, m.matches_undone()))
    return false
  }
}
