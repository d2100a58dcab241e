import * as z from 'zod/mini'
import type { Words } from './text-shared.ts'

/** What a form sends for a whole number, as JSON has it; blank and null are none. Anything else stays as it is, and is refused. */
export function fromForm(value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  return /^-?\d+$/.test(text) ? Number(text) : value
}

const positive = (error: Words) => z.number({ error }).check(z.int({ error }), z.positive({ error }))

/** A whole number from 1 on, which forms send as a text. */
export const positiveNumber = (error: Words) =>
  z.pipe(z.transform<number, unknown>(fromForm), positive(error))

/** One that may be left out; blank and null leave it out, too. */
export const optionalPositiveNumber = (error: Words) =>
  z.optional(z.pipe(z.transform<number | null | undefined, unknown>(fromForm), z.optional(positive(error))))
