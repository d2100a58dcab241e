import * as z from 'zod/mini'
import { Blocked } from '../../members/blocks/blocks-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { asText } from '../../platform/schemas/text-shared.ts'
import { TEXT_LENGTH, TOO_LONG_TO_SEND } from './message-limits-shared.ts'

export const NOTHING_TO_SEND = m.messages_write_something_or_attach_a_file

const Text = z
  .string({ error: () => m.messages_the_message_must_be_text() })
  .check(asText, z.maxLength(TEXT_LENGTH, { error: TOO_LONG_TO_SEND }))

/** POST /api/messages/{id}, besides its files `attachments[]`. */
export const SendMessageBody = z.object({ message: z._default(Text, ''), client_id: ClientId })
export type SendMessageBody = z.output<typeof SendMessageBody>

const PersonView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Path of a picture; null without one. */
    avatar: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Person' })

export const AttachmentView = z.object({
  url: z.string(),
  /** A small picture of it; null for documents. */
  thumbnail_url: z.nullable(z.string()),
  mime_type: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type AttachmentView = z.output<typeof AttachmentView>

export const MessageView = z
  .object({
    /** Rises with every message of the site: the order of a conversation. */
    id: z.int(),
    /** What its sender called it, so that a window knows its own. */
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

/** A conversation in the list: `id` and `sender` are the other person's (decisions, section 1). */
export const ConversationView = z
  .object({
    id: z.int(),
    sender: PersonView,
    /** Of the last message; empty where it has files alone. */
    text: z.string(),
    attachment_count: z.int(),
    last_message_id: z.int(),
    /** Whether the one who asks wrote the last message. */
    from_me: z.boolean(),
    created_at: z.string(),
    unread_count: z.int(),
  })
  .register(z.globalRegistry, { id: 'Conversation' })
export type ConversationView = z.output<typeof ConversationView>

/** One page of what two people have written, the newest first. */
export const ThreadView = z.object({
  /** The other one. */
  person: PersonView,
  blocked: Blocked,
  messages: z.array(MessageView),
  /** What to ask for older ones with; null at the first message. */
  next_before: z.nullable(z.int()),
})
export type ThreadView = z.output<typeof ThreadView>

/** The conversation of the people of an agreed circle, in a list beside the conversations of two. */
export const CircleConversationView = z
  .object({
    /** Of the circle. */
    id: z.int(),
    /** How many people are in it. */
    size: z.int(),
    /** Names of the others. */
    names: z.array(z.string()),
    /** What was written last; empty before the first message. */
    text: z.string(),
    from_me: z.boolean(),
    /** When it was written, or the circle was agreed. */
    created_at: z.iso.datetime(),
    is_unread: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CircleConversation' })
export type CircleConversationView = z.infer<typeof CircleConversationView>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    MessageSent: { message: MessageView }
    /** `reader_id` has seen what `sender_id` has written, up to an id. */
    MessagesRead: { reader_id: number; sender_id: number; up_to: number }
  }
}
