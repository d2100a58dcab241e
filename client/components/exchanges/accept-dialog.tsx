import { useState } from 'react'
import { call, isSignedOut } from '../../api.ts'
import { Dialog } from '../common/dialog.tsx'
import type { StepsOf } from './exchange-steps.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { ThingPictures } from './thing-pictures.tsx'
import { isListed } from './things.ts'
import { useExchangeStep } from './use-exchange-step.ts'

/** Asks once more before one accepts, with what changes hands in sight; of "any n of these" one chooses so many. */
export function AcceptDialog({ request, onClose }: { request: StepsOf; onClose: () => void }) {
  const { id, revision, offered, offered_pick: pick, direction } = request
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const listed = offered.filter(isListed)
  const picked = listed.flatMap(({ id: thing }) => (chosen.has(thing) ? thing : []))
  const accept = useExchangeStep(
    id,
    () =>
      call('POST /api/exchange-request/:id/accept', {
        params: { id },
        body: { revision, ...(pick === null ? {} : { chosen_product_ids: picked }) },
      }),
    {
      done: 'Request accepted successfully',
      failed: 'Failed to accept the request',
      onDone: onClose,
    },
  )
  // What was chosen may have left the offer meanwhile.
  const missing = pick === null ? 0 : pick - picked.length
  // The way to sign in again stands on the page below.
  const leave = (error: Error) => {
    if (isSignedOut(error)) onClose()
  }
  return (
    <Dialog
      title="Accept this swap?"
      onClose={onClose}
      losesInput={pick !== null}
      width="640px"
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            Back
          </button>
          <button
            type="button"
            className="button"
            disabled={missing !== 0}
            aria-disabled={accept.isPending || undefined}
            onClick={() => accept.isPending || accept.mutate(undefined, { onError: leave })}
          >
            {accept.isPending ? 'Accepting...' : 'Accept'}
          </button>
        </>
      }
    >
      <div className="form">
        <ThingPictures terms={request} />
        {pick !== null && (
          <PictureChoice
            legend={`Choose ${pick} of these ${direction === 'incoming' ? 'for yourself' : 'to give'}`}
            things={listed}
            chosen={new Set(picked)}
            most={pick}
            onChange={setChosen}
          />
        )}
        <p>
          Once accepted, these items are reserved for the two of you. You then agree on a place and a time.
        </p>
      </div>
    </Dialog>
  )
}
