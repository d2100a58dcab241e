// Values of events. They contain no rendered text: events are rendered per reader.

/** A user by id; the name is looked up when rendering, so nothing remains after account deletion. */
export interface Person {
  person: number
}

/** Items by the name of the first: "Dotted teapot and 2 more". */
export interface Things {
  things: string
  more: number
}

/** A message by id; its text is looked up when rendering. */
export interface Quote {
  message: number
}

/** The sender of a contact message, by message id. */
export interface Writer {
  contact: number
}

/** `null` renders as an empty text. */
export type Value = string | number | boolean | null | Person | Things | Quote | Writer
export type Values = Record<string, Value>

export type Said<V> = { [Key in keyof V]: V[Key] extends number | boolean ? V[Key] : string }

/** Subject of an event, for images, threading and the staleness check. */
export interface About {
  swap?: number
  revision?: number
  /** Revision of the plan of the meeting with `other`. */
  plan?: number
  item?: number
  conversation?: number
  /** A circle's conversation; events of its swap use `swap`. */
  circle?: number
  message?: number
}

export const thingsOf = (legs: readonly { name: string }[]): Things => ({
  things: legs[0]?.name ?? '',
  more: Math.max(legs.length - 1, 0),
})
