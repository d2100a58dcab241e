import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { ATTACHMENT } from '../limits.ts'

/** A separate file, so that the chat page does not load zod. */

export const ATTACHMENTS_PER_MESSAGE = ATTACHMENT.perMessage
export const ATTACHMENT_BYTES = ATTACHMENT.bytes

/** The server also checks the content. */
export const DOCUMENT_ENDINGS = ['.pdf', '.doc', '.docx', '.txt'] as const

export const TEXT_LENGTH = LONGEST.chatText
export const TOO_LONG_TO_SEND = () => m.messages_takes_at_most({ length: TEXT_LENGTH })
