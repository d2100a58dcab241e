/** Events of the channel `private-chat.{userId}` (decisions, section 5), by name. Each module declares its own events. */
export interface LiveEvents {
  /** Another user is typing. */
  Typing: { sender_id: number }
}

export type LiveEventName = keyof LiveEvents
