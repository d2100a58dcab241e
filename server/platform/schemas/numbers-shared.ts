import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'
import { asciiDigits } from './digits-shared.ts'
import type { Words } from './text-shared.ts'

/** Converts a number from a form. Blank and null become undefined; other invalid values are left for validation. */
export function fromForm(value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  return /^-?\d+$/.test(text) ? Number(text) : value
}

/** Parses a typed decimal: any digits, point or comma, because some phones only offer the comma. NaN if blank or invalid. */
export function decimalOf(text: string): number {
  const plain = asciiDigits(text.trim()).replace(/[,\u066b]/, '.')
  return plain === '' ? Number.NaN : Number(plain)
}

const positive = (error: Words) => z.number({ error }).check(z.int({ error }), z.positive({ error }))

export const positiveNumber = (error: Words) =>
  z.pipe(z.transform<number, unknown>(fromForm), positive(error))

/** Optional; blank and null count as missing. */
export const optionalPositiveNumber = (error: Words) =>
  z.optional(z.pipe(z.transform<number | null | undefined, unknown>(fromForm), z.optional(positive(error))))

/** `version` on which an edit is based; if missing, conflicts are not checked. */
export const EditVersionField = optionalPositiveNumber(m.form_version_wrong)
