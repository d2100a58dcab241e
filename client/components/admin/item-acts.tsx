import type { AdminItem } from '../../../server/items/admin-items-shared.ts'
import { ActForm } from './act-form.tsx'

/** Taking an item down, and taking that back. */
export function HidingAct({ item }: { item: AdminItem }) {
  const act = { action: `/api/admin/items/${item.id}/hiding`, about: item.name }
  return item.is_taken_down ? (
    <ActForm {...act} method="DELETE" label="Show again" busy="Showing..." />
  ) : (
    <ActForm {...act} label="Take down" busy="Taking down..." />
  )
}

/** Putting an available item before the other featured ones, and taking that back. */
export function PinAct({ item }: { item: AdminItem }) {
  const act = { action: `/api/admin/items/${item.id}/pin`, about: item.name }
  if (item.is_pinned) return <ActForm {...act} method="DELETE" label="Unpin" busy="Unpinning..." />
  return item.status === 'available' ? <ActForm {...act} label="Pin" busy="Pinning..." /> : null
}
