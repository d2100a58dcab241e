import type { Db } from '../../../db/open.ts'
import type { attachments, messages } from '../../../db/schema/index.ts'
import { attachmentsOf } from './messages-queries.ts'
import type { AttachmentView, MessageView } from './messages-shared.ts'

type MessageRow = typeof messages.$inferSelect
type AttachmentRow = typeof attachments.$inferSelect

function attachmentView({ id, name, mimeType, size, thumbnailFile }: AttachmentRow): AttachmentView {
  const url = `/attachments/${id}/${encodeURIComponent(name)}`
  return { url, thumbnail_url: thumbnailFile && `${url}?thumbnail=1`, mime_type: mimeType, name, size }
}

export function messageViews(db: Db, rows: readonly MessageRow[]): MessageView[] {
  const files = Map.groupBy(
    attachmentsOf(db).all({ ids: JSON.stringify(rows.map(({ id }) => id)) }),
    ({ messageId }) => messageId,
  )
  return rows.map((row) => ({
    id: row.id,
    client_id: row.clientId,
    sender_id: row.senderId,
    receiver_id: row.receiverId,
    text: row.text,
    attachments: (files.get(row.id) ?? []).map(attachmentView),
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  }))
}

export const messageView = (db: Db, row: MessageRow): MessageView => messageViews(db, [row])[0]!
