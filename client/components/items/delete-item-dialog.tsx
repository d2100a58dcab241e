import { useMutation } from '@tanstack/react-query'
import * as m from '../../../server/catalogues/messages.ts'
import { call, isTooLate, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { Dialog } from '../common/dialog.tsx'
import { Sentence } from '../common/sentence.tsx'

/** Asks before an item is gone. Where it comes too late, the list does not show what is, and has to be asked for again. */
export function DeleteItemDialog({
  item,
  onClose,
  onChanged,
}: {
  item: { id: number; name: string }
  onClose: () => void
  onChanged: () => void
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/products/delete/:id', { params: { id: item.id } }),
    onSuccess: ({ message }) => {
      toast.success(message || m.items_product_deleted_successfully())
      onChanged()
    },
    onError: (error) => {
      toast.error(messageOf(error, m.items_delete_failed()))
      if (isTooLate(error)) onChanged()
    },
  })
  return (
    <Dialog
      title={m.items_delete_item()}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {m.items_keep_it()}
          </button>
          <button type="button" className="button danger" disabled={isPending} onClick={() => mutate()}>
            {isPending ? m.items_deleting() : m.items_delete_it()}
          </button>
        </>
      }
    >
      <p>
        <Sentence
          of={m.items_and_its_pictures_will_be_gone_requests({
            name: item.name,
            strong: (text) => <b>{text}</b>,
          })}
        />
      </p>
    </Dialog>
  )
}
