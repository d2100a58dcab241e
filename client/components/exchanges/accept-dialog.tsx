import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call, isSignedOut } from '../../api.ts'
import { ConfirmDialog } from '../common/confirm-dialog.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { StepsOf } from './thing-pictures.tsx'
import { ThingPictures } from './thing-pictures.tsx'
import { isListed } from './things.ts'
import { useExchangeStep } from './use-exchange-step.ts'

/** Confirmation of acceptance with the items; for "any n of these", the choice. */
export function AcceptDialog({ request, onClose }: { request: StepsOf; onClose: () => void }) {
  const { id, revision, terms_hash, offered, offered_pick: pick, direction } = request
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const listed = offered.filter(isListed)
  const picked = listed.flatMap(({ id: thing }) => (chosen.has(thing) ? thing : []))
  const accept = useExchangeStep(
    id,
    () =>
      call('POST /api/exchange-request/:id/accept', {
        params: { id },
        body: { revision, terms_hash, ...(pick === null ? {} : { chosen_product_ids: picked }) },
      }),
    {
      done: m.swaps_request_accepted_successfully(),
      failed: m.swaps_accept_failed(),
      onDone: onClose,
    },
  )
  // The number counts only offered items: a chosen one may have been removed by newer terms.
  const missing = pick === null ? 0 : pick - picked.length
  // If the session has ended, the dialog closes, because the page below has a sign-in link.
  const leave = (error: Error) => {
    if (isSignedOut(error)) onClose()
  }
  return (
    <ConfirmDialog
      title={m.swaps_accept_this_swap()}
      action={m.swaps_accept()}
      busyAction={m.swaps_accepting()}
      back={m.swaps_back()}
      look=""
      isIncomplete={missing !== 0}
      losesInput={pick !== null}
      width="640px"
      onClose={onClose}
      // Errors are shown by the step itself.
      onConfirm={() => accept.mutateAsync(undefined, { onError: leave }).catch(() => {})}
    >
      <div className="form">
        {/* The choice that the user must make is first, so that it is visible on phones. */}
        {pick !== null && (
          <PictureChoice
            legend={
              direction === 'incoming'
                ? m.swaps_choose_for_yourself({ pick })
                : m.swaps_choose_to_give({ pick })
            }
            things={listed}
            chosen={new Set(picked)}
            most={pick}
            onChange={setChosen}
          />
        )}
        <ThingPictures terms={request} />
        <p>{m.swaps_accept_help()}</p>
      </div>
    </ConfirmDialog>
  )
}
