import { useMutation } from '@tanstack/react-query'
import { call, isTooLate, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { Dialog } from '../common/dialog.tsx'

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
      toast.success(message || 'Product deleted successfully')
      onChanged()
    },
    onError: (error) => {
      toast.error(messageOf(error, 'Delete failed'))
      if (isTooLate(error)) onChanged()
    },
  })
  return (
    <Dialog
      title="Delete item?"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            Keep it
          </button>
          <button type="button" className="button danger" disabled={isPending} onClick={() => mutate()}>
            {isPending ? 'Deleting...' : 'Delete'}
          </button>
        </>
      }
    >
      <p>
        <b>{item.name}</b> and its pictures will be gone. Requests that wait for it end, and their senders are
        told.
      </p>
    </Dialog>
  )
}
