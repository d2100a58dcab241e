/**
 * What the channel `private-chat.{userId}` tells of (decisions, section 5), by its name. Each noun declares its own
 * events beside its views; the server pushes and the browser hears nothing else.
 */
export interface LiveEvents {
  /** Somebody is writing to one. */
  Typing: { sender_id: number }
}

export type LiveEventName = keyof LiveEvents
