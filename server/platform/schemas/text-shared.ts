import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'
import { LONGEST } from '../limits.ts'
import { optionalElse } from './form-fields-shared.ts'
import { cleanEmail, EMAIL } from './unseen-shared.ts'

/** Text fields, with the same validation in the browser and the API. `what` begins the error. */

/** Returns a text in the current language. */
export type Words = () => string

export const atMost = (length: number, what: Words) =>
  z.maxLength(length, { error: () => m.form_may_have_at_most({ what: what(), length }) })

/** Control characters and overrides of the text direction. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu
/** Control characters except line break and tab. */
const CONTROLS = /[^\P{Cc}\n\t]/gu
const SEEN = /[^\s\p{C}]/u

const asLine = z.overwrite<string>((typed) => typed.normalize('NFC').replaceAll(UNSEEN, ' ').trim())

/** Normalizes to NFC, with LF line breaks: forms send CRLF, which would count as two characters. */
export const plainText = (typed: string) =>
  typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim()
export const asText = z.overwrite<string>(plainText)

export const line = (length: number, what: Words) =>
  z.string({ error: () => m.form_must_be_text({ what: what() }) }).check(asLine, atMost(length, what))

export const requiredLine = (length: number, what: Words, error: Words) =>
  z.string({ error }).check(asLine, z.regex(SEEN, { error }), atMost(length, what))

export const optionalLine = (length: number, what: Words) => optionalElse(line(length, what), '')

export const text = (length: number, what: Words) =>
  z.string({ error: () => m.form_must_be_text({ what: what() }) }).check(asText, atMost(length, what))

export const optionalText = (length: number, what: Words) => optionalElse(text(length, what), '')

export const requiredText = (length: number, what: Words, error: Words) =>
  z.string({ error }).check(asText, z.regex(SEEN, { error }), atMost(length, what))

/** Normalizes case, blanks and internationalized domains (`cleanEmail`). */
export const email = (missing: Words, wrong: Words) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: missing }),
      atMost(LONGEST.email, m.form_email),
      z.email({ pattern: EMAIL, error: wrong }),
    )
