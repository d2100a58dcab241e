import * as m from '../../server/platform/catalogues/messages.ts'
import { ApiError, call, isTooLate, messageOf } from '../api.ts'
import { toast } from './toasts.ts'

/**
 * Marks an item as wanted. A toast shows a failure.
 * @param things ids of own items offered for it; null for any.
 * @returns ids of swaps found with it; null on failure.
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

/** Window event: an item was marked as wanted in the deck. */
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

/** Answers in the deck: yes, no, or ask again another day. */
export type Answer = keyof typeof ANSWERS

/** The item accepts no answer: deleted, traded, or its owner has blocked the user. */
const isGone = (error: unknown) => isTooLate(error) || (error instanceof ApiError && error.status === 403)

/**
 * Answers an item in the deck. A toast shows a failure.
 * @returns ids of swaps found with it; 'gone' if a retry is useless; null on failure.
 */
export async function answerItem(id: number, answer: Answer): Promise<number[] | 'gone' | null> {
  try {
    return await ANSWERS[answer](id)
  } catch (error) {
    toast.error(messageOf(error, m.matches_undone()))
    return isGone(error) ? 'gone' : null
  }
}

/** Removes a want; false on failure, with a toast. 404 counts as removed. */
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
