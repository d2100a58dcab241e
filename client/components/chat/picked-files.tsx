import { FileText, X } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { previewOf } from '../../stores/previews.ts'
import { focusBeside } from '../common/focus-beside.ts'
import { isPicture } from './file-kinds.ts'

const PREVIEW = 70

/** Files of the next message. */
export function PickedFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  return (
    <ul className="picked-files" aria-label={m.messages_attachments()}>
      {files.map((file) => (
        <li key={previewOf(file)}>
          {isPicture(file) ? (
            <img src={previewOf(file)} alt={file.name} width={PREVIEW} height={PREVIEW} />
          ) : (
            <span className="picked-document">
              <FileText size={22} aria-hidden="true" />
              <span>{file.name}</span>
            </span>
          )}
          <button
            type="button"
            aria-label={m.messages_remove({ name: file.name })}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget)
              onRemove(file)
            }}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
