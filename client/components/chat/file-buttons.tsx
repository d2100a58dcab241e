import { ImagePlus, Paperclip } from 'lucide-react'
import type { ChangeEvent } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { DOCUMENT_ENDINGS } from '../../../server/trading/messages/message-limits-shared.ts'

export function FileButtons({ onPick }: { onPick: (files: File[]) => void }) {
  function pick(event: ChangeEvent<HTMLInputElement>) {
    onPick([...(event.target.files ?? [])])
    // Emptied, so that the same file can be picked again.
    event.target.value = ''
  }
  return (
    <>
      <label className="icon-button" title={m.messages_add_pictures()}>
        <ImagePlus aria-hidden="true" />
        <span className="visually-hidden">{m.messages_add_pictures()}</span>
        <input className="visually-hidden" type="file" multiple accept="image/*" onChange={pick} />
      </label>
      <label className="icon-button" title={m.messages_add_documents()}>
        <Paperclip aria-hidden="true" />
        <span className="visually-hidden">{m.messages_add_documents()}</span>
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={DOCUMENT_ENDINGS.join(',')}
          onChange={pick}
        />
      </label>
    </>
  )
}
