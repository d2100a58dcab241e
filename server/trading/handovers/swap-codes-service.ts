import { randomInt } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { FailureLimit } from '../../platform/attempts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { forbidden, invalid } from '../../platform/errors.ts'
import { qrPath } from '../../platform/qr-path.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import { confirmTogether } from '../../swaps/swap-steps-service.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'
import { SWAP_CODE } from '../limits.ts'
import { checkOpen, pairIn } from './handover-pairs.ts'
import { pairKey } from './handovers-queries.ts'
import type { ConfirmationBody } from './handovers-routes.ts'
import type { SwapCodeView } from './handovers-shared.ts'

interface Code {
  value: string
  byId: number
  expiresAt: number
}

/** In memory only, because codes are valid for 10 minutes. */
const codes = prepared(() => new LRUCache<string, Code>({ max: SWAP_CODE.remembered, ttl: SWAP_CODE.lives }))

const wrongTries = prepared(() => new FailureLimit(SWAP_CODE.wrong, () => m.handovers_too_many_codes()))

const keyOf = (swapId: number, one: number, other: number) =>
  Object.values(pairKey(swapId, one, other)).join(':')

/** Failed attempts are counted per pair of users, so that several swaps give no more attempts. */
const triesOf = (one: number, other: number) => [one, other].toSorted((a, b) => a - b).join(':')

const viewOf = (publicUrl: string, swap: Swap, { value, byId, expiresAt }: Code): SwapCodeView => {
  const url = new URL(swapPath(swap), publicUrl)
  url.hash = `code=${value}&with=${byId}`
  return { code: value, qr: qrPath(url.href), expires_at: new Date(expiresAt).toISOString() }
}

/** The code that one person shows to the other; null without a valid one. */
export function validCode(
  db: Db,
  publicUrl: string,
  swap: Swap,
  byId: number,
  otherId: number,
): SwapCodeView | null {
  const code = codes(db).get(keyOf(swap.id, byId, otherId))
  return code && code.byId === byId && code.expiresAt > Date.now() ? viewOf(publicUrl, swap, code) : null
}

/**
 * Creates a code and invalidates the pair's older one. Opening the QR link only fills in the code; it confirms nothing.
 * @param publicUrl of the site.
 * @throws AppError 404 and 422 as `pairIn`; 409 nothing to confirm
 */
export function makeCode(
  db: Db,
  publicUrl: string,
  accountId: number,
  swapId: number,
  withId?: number,
): SwapCodeView {
  const { swap, other } = pairIn(db, accountId, swapId, withId)
  checkOpen(swap, accountId, other.accountId, m.handovers_confirmed_already)
  const value = String(randomInt(10 ** SWAP_CODE.digits)).padStart(SWAP_CODE.digits, '0')
  const code = { value, byId: accountId, expiresAt: Date.now() + SWAP_CODE.lives }
  codes(db).set(keyOf(swapId, accountId, other.accountId), code)
  return viewOf(publicUrl, swap, code)
}

/**
 * Confirms the exchange of both parties by code.
 * @param now milliseconds since 1970.
 * @throws AppError 404 and 422 as `pairIn`; 409 nothing to confirm; 403 own code; 422 wrong or expired; 429 after 5 failed codes of the
 * pair in a day
 */
export async function confirmByCode(
  db: Db,
  accountId: number,
  swapId: number,
  { with: withId, code }: ConfirmationBody,
  now = Date.now(),
): Promise<{ id: number; with: number; completed: boolean }> {
  const { swap, other } = pairIn(db, accountId, swapId, withId)
  checkOpen(swap, accountId, other.accountId, m.handovers_confirmed_already)
  const key = keyOf(swapId, accountId, other.accountId)
  return wrongTries(db).watch(triesOf(accountId, other.accountId), () => {
    const known = codes(db).get(key)
    if (known?.byId === accountId) throw forbidden(m.handovers_code_for_other({ name: other.name }))
    if (known?.value !== code || known.expiresAt <= now) {
      throw invalid({ code: [m.handovers_wrong_code()] })
    }
    const { state } = immediate(db, () =>
      confirmTogether(db, pairIn(db, accountId, swapId, withId).swap, accountId, other.accountId),
    )
    codes(db).delete(key)
    return { id: swapId, with: other.accountId, completed: state === 'completed' }
  })
}
