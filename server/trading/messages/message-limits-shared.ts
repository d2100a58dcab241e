import * as m from '../../platform/catalogues/messages.ts'
import { ATTACHMENT, LONGEST } from '../../platform/limits.ts'

/** What a message may hold. Apart from zod, so that the chat page is sent none. */

/** How many files one message takes, and how many bytes each may have. */
export const ATTACHMENTS_PER_MESSAGE = ATTACHMENT.perMessage
export const ATTACHMENT_BYTES = ATTACHMENT.bytes

/** Endings of the documents that can be sent; the server looks at the content too. */
export const DOCUMENT_ENDINGS = ['.pdf', '.doc', '.docx', '.txt'] as const

/** Longest text of a message, in characters. */
export const TEXT_LENGTH = LONGEST.chatText
export const TOO_LONG_TO_SEND = () => m.messages_takes_at_most({ length: TEXT_LENGTH })
