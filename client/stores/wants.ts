import * as m from '../../server/catalogues/messages.ts'
import { ApiError, call, messageOf } from '../api.ts'
import { toast } from './toasts.ts'

/**
 * Says yes to an item. Says why it could not be kept, where it could not.
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

/** Says no to an item; false where that failed. */
export async function sayNo(id: number): Promise<boolean> {
  try {
    await call('POST /api/wants/:id/refusal', { params: { id } })
    return true
  } catch (error) {
    toast.error(messageOf(error, m.matches_undone()))
    return false
  }
}

/** Puts an item off until another day; false where that failed. */
export async function putOff(id: number): Promise<boolean> {
  try {
    await call('POST /api/matches/:id/postponement', { params: { id } })
    return true
  } catch (error) {
    toast.error(messageOf(error, m.matches_undone()))
    return false
  }
}

/** Takes a yes back; false where that failed. One that stands no more is taken back already. */
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
