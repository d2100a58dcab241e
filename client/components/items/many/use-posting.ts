import { useRef, useState } from 'react'
import type { Condition } from '../../../../server/market/items/condition-shared.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import { ApiError, hasNoAnswer, isPassing, isSignedOut, messageOf } from '../../../api.ts'
import type { ItemDraft } from '../../../stores/item-drafts.ts'
import { upload } from '../../../upload.ts'
import { isReady } from './ready.ts'
import type { ItemDrafts } from './use-item-drafts.ts'

/** Milliseconds until the next attempt while offline; immediate when the browser reports a connection. */
const RETRY = [2000, 5000, 10_000, 20_000]
/** Errors that also apply to all further drafts: suspended, not verified, too many items, or no space. */
const STOPPING = [403, 429, 507]

export interface PostingState {
  isRunning: boolean
  /** The draft being sent, its number among `count`, and the sent share of its bytes. */
  number: number
  count: number
  name: string
  part: number
  isWaiting: boolean
  /** Items posted during this visit. */
  posted: number
  isLookedFor: boolean
  /** Why it has stopped. */
  stopped: string | null
  signInFirst: string | undefined
}
const NOT_YET: PostingState = {
  isRunning: false,
  number: 0,
  count: 0,
  name: '',
  part: 0,
  isWaiting: false,
  posted: 0,
  isLookedFor: false,
  stopped: null,
  signInFirst: undefined,
}

function untilNextTry(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(clock)
      removeEventListener('online', done)
      resolve()
    }
    const clock = setTimeout(done, RETRY[Math.min(tries, RETRY.length - 1)])
    addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}

function post(draft: ItemDraft, onProgress: (part: number) => void) {
  const { id, name, description, category, condition, place, isGift, pictures } = draft
  return upload('POST /api/product/store', {
    body: {
      client_id: id,
      name,
      // The API requires a description, but a form with 20 items does not ask for it. The name is used instead.
      description: description.trim() || name,
      product_category_id: Number(category),
      condition: condition as Condition,
      ...(place ? { neighbourhood_id: Number(place) } : {}),
      is_gift: isGift,
    },
    files: { images: pictures },
    onProgress,
  })
}

/** Posts drafts one after the other. Waits for a lost connection. Each draft has one `client_id`, so none is posted twice. */
export function usePosting({ current, change, remove }: ItemDrafts) {
  const [state, setState] = useState(NOT_YET)
  const ended = useRef<AbortController>(undefined)
  const tell = (values: Partial<PostingState>) => setState((before) => ({ ...before, ...values }))

  /** @returns whether to continue with the next draft. */
  async function send(draft: ItemDraft, signal: AbortSignal): Promise<boolean> {
    for (let tries = 0; !signal.aborted; tries++) {
      if (navigator.onLine) {
        // Stored before sending: if the tab is closed now, the next visit knows that the item may be posted.
        await change(draft.id, { isSent: true, reason: null })
        try {
          const { data } = await post(draft, (part) => tell({ part, isWaiting: false }))
          await remove(draft.id)
          setState((before) => ({
            ...before,
            posted: before.posted + 1,
            isLookedFor: before.isLookedFor || data.is_looked_for,
          }))
          return true
        } catch (error) {
          if (!isPassing(error)) return refuse(draft, error)
          if (!hasNoAnswer(error)) await change(draft.id, { isSent: false })
        }
      }
      tell({ isWaiting: true, part: 0 })
      await untilNextTry(tries, signal)
    }
    return false
  }

  async function refuse(draft: ItemDraft, error: unknown): Promise<boolean> {
    const reason = messageOf(error, m.common_failed_to_create_product())
    const isLast = isSignedOut(error) || (error instanceof ApiError && STOPPING.includes(error.status))
    await change(draft.id, { isSent: false, reason: isLast ? null : reason })
    if (isSignedOut(error)) tell({ signInFirst: reason })
    else if (isLast) tell({ stopped: reason })
    return !isLast
  }

  async function start(): Promise<void> {
    if (state.isRunning) return
    const ids = current.current.filter(isReady).map(({ id }) => id)
    ended.current = new AbortController()
    const { signal } = ended.current
    tell({
      ...NOT_YET,
      posted: state.posted,
      isLookedFor: state.isLookedFor,
      isRunning: true,
      count: ids.length,
    })
    for (const [at, id] of ids.entries()) {
      const draft = current.current.find((one) => one.id === id)
      // The draft was changed or removed while others were posted.
      if (!draft || !isReady(draft)) continue
      tell({ number: at + 1, name: draft.name, part: 0 })
      if (!(await send(draft, signal))) break
    }
    tell({ isRunning: false, isWaiting: false })
  }

  return { ...state, start, stop: () => ended.current?.abort() }
}
