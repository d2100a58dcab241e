// What an event is made of. Nothing in it is finished text: it is worded for each reader when it is read.

/** Somebody by id. Their name is looked up when it is worded, so none stays behind when they leave. */
export interface Person {
  person: number
}

/** Some things by the name of the first: "Dotted teapot and 2 more". */
export interface Things {
  things: string
  /** How many beside the first. */
  more: number
}

/** A message by id: its text is looked up when it is worded. */
export interface Quote {
  message: number
}

/** Who has written by the contact form, by the id of the message: their name goes with it when they leave. */
export interface Writer {
  contact: number
}

/** `null` is nobody, or nothing: it is worded as an empty text. */
export type Value = string | number | boolean | null | Person | Things | Quote | Writer
export type Values = Record<string, Value>

/** Values as a sentence takes them: people and things by name. */
export type Said<V> = { [Key in keyof V]: V[Key] extends number | boolean ? V[Key] : string }

/** What an event is about, where a mail finds its pictures and its thread, and whether it still holds. */
export interface About {
  /** A swap, and the revision of its terms. */
  swap?: number
  revision?: number
  /** The revision of the plan of its reader and `other` for meeting in that swap. */
  plan?: number
  item?: number
  conversation?: number
  /** A circle whose people write to one another; its steps are about the swap. */
  circle?: number
  message?: number
}

export const thingsOf = (legs: readonly { name: string }[]): Things => ({
  things: legs[0]?.name ?? '',
  more: Math.max(legs.length - 1, 0),
})
