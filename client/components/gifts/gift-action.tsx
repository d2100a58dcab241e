import { Gift } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { GiftRequestState } from '../../../server/trading/gifts/gifts-shared.ts'
import type { SubjectSlot } from '../../slot.tsx'
import { CallForm } from '../form/call-form.tsx'
import { TextAreaField } from '../form/field.tsx'
import { NeedsScript } from '../form/needs-script.tsx'

/** Main action of a gift: request it, or the state of the request. */
export function GiftAction({ isSignedIn, about, data: state }: SubjectSlot<GiftRequestState>) {
  if (!isSignedIn) {
    return (
      <a className="button large" href={`/sign-in?redirect=/productdetails/${about}`}>
        <Gift size={20} aria-hidden="true" />
        {m.gifts_ask_button()}
      </a>
    )
  }
  if (state === 'chosen') {
    return (
      <>
        <p>{m.gifts_you_get_it()}</p>
        <a className="button large" href="/dashboard/gifts">
          {m.told_see_gifts()}
        </a>
      </>
    )
  }
  if (state === 'waiting') {
    return (
      <>
        <p>{m.gifts_you_asked()}</p>
        <CallForm
          call="DELETE /api/gifts/:id/request"
          params={{ id: about }}
          label={m.gifts_withdraw()}
          busy={m.gifts_withdrawing()}
        />
      </>
    )
  }
  return (
    <>
      <CallForm
        call="POST /api/gifts/:id/request"
        params={{ id: about }}
        label={m.gifts_ask_button()}
        busy={m.gifts_asking()}
        look="large"
      >
        <TextAreaField
          label={m.gifts_ask_message()}
          name="message"
          rows={2}
          maxLength={LONGEST.giftMessage}
        />
      </CallForm>
      <NeedsScript />
    </>
  )
}
