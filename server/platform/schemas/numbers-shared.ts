import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'
import { asciiDigits } from './digits-shared.ts'
import type { Words } from './text-shared.ts'

/** What a form sends for a whole number, as JSON has it; blank and null are none. Anything else stays as it is, and is refused. */
export function fromForm(value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  return /^-?\d+$/.test(text) ? Number(text) : value
}

/** A number as somebody types it, in whichever digits, with a point or a comma: some phones offer the comma alone. NaN for none. */
export function decimalOf(text: string): number {
  const plain = asciiDigits(text.trim()).replace(/[,\u066b]/, '.')
  return plain === '' ? Number.NaN : Number(plain)
}

const positive = (error: Words) => z.number({ error }).check(z.int({ error }), z.positive({ error }))

/** A whole number from 1 on, which forms send as a text. */
export const positiveNumber = (error: Words) =>
  z.pipe(z.transform<number, unknown>(fromForm), positive(error))

/** One that may be left out; blank and null leave it out, too. */
export const optionalPositiveNumber = (error: Words) =>
  z.optional(z.pipe(z.transform<number | null | undefined, unknown>(fromForm), z.optional(positive(error))))

/** `version` of what an edit began with; left out, the edit is not compared with others. */
export const EditVersionField = optionalPositiveNumber(m.form_version_wrong)
