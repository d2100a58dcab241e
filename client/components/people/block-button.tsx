import * as m from '../../../server/platform/catalogues/messages.ts'
import type { SubjectSlot } from '../../slot.tsx'
import { CallForm } from '../form/call-form.tsx'

/** Block button on a user's page. */
export function BlockButton({ isSignedIn, about }: SubjectSlot) {
  if (!isSignedIn) return null
  return (
    <CallForm
      call="POST /api/blocks/:id"
      params={{ id: about }}
      look="plain"
      label={m.people_block()}
      busy={m.people_blocking()}
    />
  )
}
