import * as z from 'zod/mini'
import { LONGEST } from './limits.ts'

/** Texts that people type, as forms in the browser and the API check them alike. `what` starts the sentence of an error. */

export const atMost = (length: number, what: string) =>
  z.maxLength(length, { error: `${what} may have at most ${length} characters` })

/** Control characters, and those that turn the direction of all text after them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu
const SEEN = /[^\s\p{C}]/u

/** One line that can be seen, without blanks at its ends. */
export const requiredLine = (length: number, what: string, error: string) =>
  z.string({ error }).check(
    z.overwrite((text) => text.replaceAll(UNSEEN, ' ').trim()),
    z.regex(SEEN, { error }),
    atMost(length, what),
  )

/** `A@b.test ` and `a@b.test` are one address. */
export const email = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: missing }),
      atMost(LONGEST.email, 'Email'),
      z.email({ error: wrong }),
    )

/** Control characters but for line break and tab. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** A longer plain text that can be seen; its line breaks stay. */
export const requiredText = (length: number, what: string, error: string) =>
  z.string({ error }).check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim()),
    z.regex(SEEN, { error }),
    atMost(length, what),
  )

/** One line that may be left out. */
export const optionalLine = (length: number, what: string) =>
  z._default(
    z.string({ error: `${what} must be text` }).check(
      z.overwrite((text) => text.replaceAll(UNSEEN, ' ').trim()),
      atMost(length, what),
    ),
    '',
  )
