import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'
import { LONGEST } from '../limits.ts'
import { optionalElse } from './form-fields-shared.ts'
import { cleanEmail, EMAIL } from './unseen-shared.ts'

/** Texts that people type, as forms in the browser and the API check them alike. `what` starts the sentence of an error. */

/** What says something in the language that is spoken when it is asked. */
export type Words = () => string

export const atMost = (length: number, what: Words) =>
  z.maxLength(length, { error: () => m.form_may_have_at_most({ what: what(), length }) })

/** Control characters, and those that turn the direction of all text after them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu
/** Control characters but for line break and tab. */
const CONTROLS = /[^\P{Cc}\n\t]/gu
const SEEN = /[^\s\p{C}]/u

const asLine = z.overwrite<string>((typed) => typed.normalize('NFC').replaceAll(UNSEEN, ' ').trim())

/** Text as it was typed, in NFC. Forms send a line break as two characters, which count and are stored as one. */
export const plainText = (typed: string) =>
  typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim()
export const asText = z.overwrite<string>(plainText)

/** One line, without blanks at its ends. */
export const line = (length: number, what: Words) =>
  z.string({ error: () => m.form_must_be_text({ what: what() }) }).check(asLine, atMost(length, what))

/** One line that can be seen. */
export const requiredLine = (length: number, what: Words, error: Words) =>
  z.string({ error }).check(asLine, z.regex(SEEN, { error }), atMost(length, what))

/** One line that may be left out. */
export const optionalLine = (length: number, what: Words) => optionalElse(line(length, what), '')

/** A longer plain text; its line breaks stay. */
export const text = (length: number, what: Words) =>
  z.string({ error: () => m.form_must_be_text({ what: what() }) }).check(asText, atMost(length, what))

/** One that may be left out. */
export const optionalText = (length: number, what: Words) => optionalElse(text(length, what), '')

/** A longer plain text that can be seen. */
export const requiredText = (length: number, what: Words, error: Words) =>
  z.string({ error }).check(asText, z.regex(SEEN, { error }), atMost(length, what))

/** `A@b.test ` and `a@b.test` are one address, and so are both spellings of a domain (`cleanEmail`). */
export const email = (missing: Words, wrong: Words) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: missing }),
      atMost(LONGEST.email, m.form_email),
      z.email({ pattern: EMAIL, error: wrong }),
    )
