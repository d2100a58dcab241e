import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { messageOf } from '../../api.ts'
import { newClientId } from '../../stores/client-id.ts'
import { toast } from '../../stores/toasts.ts'
import { upload } from '../../upload.ts'
import { goTo } from '../form/go-to.ts'
import type { StepsOf } from './thing-pictures.tsx'
import { available, isListed } from './things.ts'

/** Remaining items of a request; null if one side has none. */
function whatIsLeft({ direction, wanted, offered, offered_pick: pick, has_unlisted }: StepsOf) {
  const [mine, theirs] = direction === 'outgoing' ? [offered, wanted] : [wanted, offered]
  const [gives, gets] = [available(mine), available(theirs)]
  // Only their author can offer free-text items again.
  const keepsUnlisted = direction === 'outgoing' && has_unlisted
  if ((gives.length === 0 && !keepsUnlisted) || gets.length === 0) return null
  // The number to choose applies only to the viewer's own offer, not to a choice that the other party has offered.
  const picks = direction === 'outgoing' && pick !== null && pick < gives.length ? pick : null
  const isLess = [...mine, ...theirs].some((thing) => !isListed(thing) || thing.status !== 'available')
  return isLess ? { gives, gets, picks, keepsUnlisted } : null
}

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id)

/** Creates a new request with the remaining items. */
export function ProposeAgain({ request }: { request: StepsOf }) {
  const [busy, setBusy] = useState(false)
  const [clientId] = useState(newClientId)
  const left = whatIsLeft(request)
  if (!left) return null

  async function begin() {
    if (busy || !left) return
    setBusy(true)
    try {
      const { data, message } = await upload('POST /api/exchange-request', {
        body: {
          requested_product_ids: idsOf(left.gets),
          offered_product_ids: idsOf(left.gives),
          ...(left.keepsUnlisted ? { unlisted_of: request.id } : {}),
          ...(left.picks === null ? {} : { offered_pick: left.picks }),
          message: (request.message_by === 'me' && request.message) || m.requests_what_is_left(),
          client_id: clientId,
        },
      })
      toast.successAfterMove(message)
      await goTo(`/dashboard/exchange-product-details?id=${data.id}`)
    } catch (error) {
      toast.error(messageOf(error, m.swaps_create_failed()))
    }
    setBusy(false)
  }
  return (
    <button type="button" className="button" aria-disabled={busy || undefined} onClick={begin}>
      {busy ? m.requests_beginning() : m.requests_begin_anew()}
    </button>
  )
}
