import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ReceivedThingView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { call } from '../../api.ts'
import { draftFields, dropDraft, keepFields, keepPictures } from '../../stores/item-draft.ts'
import { toast } from '../../stores/toasts.ts'
import { ConfirmDialog } from '../common/confirm-dialog.tsx'
import { editableText } from '../form/editable-text.ts'
import { goTo } from '../form/go-to.ts'
import type { ShownThing } from './things.ts'

async function pictureFile(url: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const picture = await response.blob()
  return new File([picture], url.split('/').at(-1)!, { type: picture.type })
}

/** Fills the draft of the posting form with an item, replacing the previous draft. */
async function fillDraft({ name, description, condition, product_category_id, images }: ReceivedThingView) {
  const pictures = await Promise.all(images.map(pictureFile))
  await dropDraft()
  keepFields({
    name,
    description: editableText(description),
    condition: condition ?? '',
    product_category_id: product_category_id === null ? '' : String(product_category_id),
  })
  await keepPictures(pictures)
}

const isWriting = () => Object.values(draftFields()).some((value) => String(value ?? '').trim() !== '')

/** Posts received items again; one button each. */
export function ListGot({ swapId, things }: { swapId: number; things: readonly ShownThing[] }) {
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState<number | null>(null)

  async function list(at: number) {
    if (busy) return
    setBusy(true)
    setAsks(null)
    try {
      const { data } = await call('GET /api/swaps/:id/received', { params: { id: swapId } })
      const thing = data[at]
      if (!thing) throw new Error('It has gone')
      await fillDraft(thing)
      await goTo('/uploaditem')
    } catch {
      toast.error(m.requests_list_failed())
    }
    setBusy(false)
  }
  return (
    <>
      {things.map(({ id, name, image }, at) => (
        <button
          key={id ?? `${name} ${image}`}
          type="button"
          className="button quiet"
          aria-disabled={busy || undefined}
          onClick={() => (isWriting() ? setAsks(at) : list(at))}
        >
          {things.length === 1 ? m.requests_list_got() : m.requests_list_one({ name })}
        </button>
      ))}
      {asks !== null && (
        <ConfirmDialog
          title={m.requests_replace_draft()}
          action={m.requests_replace()}
          back={m.requests_back()}
          look=""
          onClose={() => setAsks(null)}
          onConfirm={() => list(asks)}
        >
          <p>{m.requests_draft_goes({ name: String(draftFields().name ?? '') || m.requests_unnamed() })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
