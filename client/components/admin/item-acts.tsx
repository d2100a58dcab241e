import type { AdminItem } from '../../../server/market/items/admin-items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { CallForm } from '../form/call-form.tsx'

export function HidingAct({ item }: { item: AdminItem }) {
  const act = { params: { id: item.id }, about: item.name }
  if (!item.may_judge) return null
  return item.is_taken_down ? (
    <CallForm
      {...act}
      call="DELETE /api/admin/items/:id/hiding"
      label={m.admin_show_again()}
      busy={m.admin_showing()}
    />
  ) : (
    <CallForm
      {...act}
      call="POST /api/admin/items/:id/hiding"
      label={m.admin_take_down()}
      busy={m.admin_taking_down()}
    />
  )
}

/** Pins or unpins a featured item. */
export function PinAct({ item }: { item: AdminItem }) {
  const act = { params: { id: item.id }, about: item.name }
  if (item.is_pinned)
    return (
      <CallForm
        {...act}
        call="DELETE /api/admin/items/:id/pin"
        label={m.admin_unpin()}
        busy={m.admin_unpinning()}
      />
    )
  return item.status === 'available' ? (
    <CallForm {...act} call="POST /api/admin/items/:id/pin" label={m.admin_pin()} busy={m.admin_pinning()} />
  ) : null
}
