import * as m from '../../../server/platform/catalogues/messages.ts'
import { call, isTooLate, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { ConfirmDialog } from '../common/confirm-dialog.tsx'
import { Sentence } from '../common/sentence.tsx'

/** Confirms a deletion. If the list is outdated, it is refetched. */
export function DeleteItemDialog({
  item,
  onClose,
  onChanged,
}: {
  item: { id: number; name: string }
  onClose: () => void
  onChanged: () => void
}) {
  async function remove() {
    try {
      const { message } = await call('DELETE /api/products/delete/:id', { params: { id: item.id } })
      toast.success(message || m.items_product_deleted_successfully())
      onChanged()
    } catch (error) {
      toast.error(messageOf(error, m.items_delete_failed()))
      if (isTooLate(error)) onChanged()
    }
  }
  return (
    <ConfirmDialog
      title={m.items_delete_item()}
      action={m.items_delete_it()}
      busyAction={m.items_deleting()}
      back={m.items_keep_it()}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>
        <Sentence
          of={m.items_delete_help({
            name: item.name,
            strong: (text) => <b>{text}</b>,
          })}
        />
      </p>
    </ConfirmDialog>
  )
}
