import { FileQuestion, FileText } from 'lucide-react'
import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { DOCUMENT_ENDINGS } from '../../../server/trading/messages/message-limits-shared.ts'
import type { AttachmentView } from '../../../server/trading/messages/messages-shared.ts'

const THUMBNAIL = 122

export function Attachments({ files }: { files: readonly AttachmentView[] }) {
  return (
    <ul className="chat-files">
      {files.map((file) => (
        <li key={file.url}>
          <Attachment file={file} />
        </li>
      ))}
    </ul>
  )
}

function Attachment({ file }: { file: AttachmentView }) {
  const { url, thumbnail_url, mime_type, name, size } = file
  if (mime_type.startsWith('image/')) {
    return (
      <a
        className="chat-picture"
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={m.messages_open_picture({ name })}
      >
        <img src={thumbnail_url ?? url} alt={name} width={THUMBNAIL} height={THUMBNAIL} loading="lazy" />
      </a>
    )
  }
  if (!DOCUMENT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) {
    return (
      <span className="chat-document">
        <FileQuestion aria-hidden="true" />
        {m.messages_unsupported_file()}
      </span>
    )
  }
  return (
    <a className="chat-document" href={url} download={name}>
      <FileText aria-hidden="true" />
      <span>
        <b>{name}</b>
        <small>{bytesText(size)}</small>
      </span>
    </a>
  )
}
