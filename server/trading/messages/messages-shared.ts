import * as z from 'zod/mini'
import { Blocked } from '../../members/blocks/blocks-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { asText } from '../../platform/schemas/text-shared.ts'
import { TEXT_LENGTH, TOO_LONG_TO_SEND } from './message-limits-shared.ts'

export const NOTHING_TO_SEND = m.messages_text_or_file_required

const Text = z
  .string({ error: () => m.messages_must_be_text() })
  .check(asText, z.maxLength(TEXT_LENGTH, { error: TOO_LONG_TO_SEND }))

export const SendMessageBody = z.object({ message: z._default(Text, ''), client_id: ClientId })
export type SendMessageBody = z.output<typeof SendMessageBody>

const PersonView = z
  .object({
    id: z.int(),
    name: z.string(),
    avatar: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Person' })

export const AttachmentView = z.object({
  url: z.string(),
  thumbnail_url: z.nullable(z.string()),
  mime_type: z.string(),
  name: z.string(),
  size: z.int(),
})
export type AttachmentView = z.output<typeof AttachmentView>

export const MessageView = z
  .object({
    /** Increases with every message of the site. */
    id: z.int(),
    /** The sender's idempotency key, by which a window recognizes its own messages. */
    client_id: z.nullable(z.string()),
    sender_id: z.int(),
    receiver_id: z.int(),
    text: z.string(),
    attachments: z.array(AttachmentView),
    created_at: z.string(),
    read_at: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Message' })
export type MessageView = z.output<typeof MessageView>

/** `id` and `sender` are the other user's (decisions, section 1). */
export const ConversationView = z
  .object({
    id: z.int(),
    sender: PersonView,
    /** Last text; empty if it has files only. */
    text: z.string(),
    attachment_count: z.int(),
    last_message_id: z.int(),
    from_me: z.boolean(),
    created_at: z.string(),
    unread_count: z.int(),
  })
  .register(z.globalRegistry, { id: 'Conversation' })
export type ConversationView = z.output<typeof ConversationView>

export const ThreadView = z.object({
  person: PersonView,
  blocked: Blocked,
  messages: z.array(MessageView),
  next_before: z.nullable(z.int()),
})
export type ThreadView = z.output<typeof ThreadView>

/** Conversation of a circle, in the same list. */
export const CircleConversationView = z
  .object({
    id: z.int(),
    shape: z.enum(['circle', 'chain']),
    /** Number of people. */
    size: z.int(),
    names: z.array(z.string()),
    text: z.string(),
    from_me: z.boolean(),
    created_at: z.iso.datetime(),
    is_unread: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CircleConversation' })
export type CircleConversationView = z.infer<typeof CircleConversationView>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    MessageSent: { message: MessageView }
    /** Event: `reader_id` has read the messages of `sender_id` up to an id. */
    MessagesRead: { reader_id: number; sender_id: number; up_to: number }
  }
}
