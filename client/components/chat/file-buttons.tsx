import { ImagePlus, Paperclip } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { DOCUMENT_ENDINGS } from '../../../server/messages/message-limits-shared.ts'

/** The two pickers: pictures, and documents. */
export function FileButtons({ onPick }: { onPick: (files: File[]) => void }) {
  function pick(event: ChangeEvent<HTMLInputElement>) {
    onPick([...(event.target.files ?? [])])
    // So that the same file can be picked again.
    event.target.value = ''
  }
  return (
    <>
      <label className="icon-button" title="Add pictures">
        <ImagePlus aria-hidden="true" />
        <span className="visually-hidden">Add pictures</span>
        <input className="visually-hidden" type="file" multiple accept="image/*" onChange={pick} />
      </label>
      <label className="icon-button" title="Add documents">
        <Paperclip aria-hidden="true" />
        <span className="visually-hidden">Add documents</span>
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
