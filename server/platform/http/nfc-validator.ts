import { validatorCompiler } from 'fastify-type-provider-zod'

/** A value with all its strings, and those of plain objects and arrays in it, in NFC. Keys stay as they are. */
export function inNfc(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(inNfc)
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value))
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inNfc(inner)]))
    : value
}

/**
 * Validates a request by its zod schema, with all text in NFC: SQLite's tokenizer folds the accents of Latin letters only, so a
 * Cyrillic or Hangul word is found in one form of Unicode alone.
 */
export const nfcValidator: typeof validatorCompiler = (options) => {
  const validate = validatorCompiler(options)
  return (data: unknown) => validate(inNfc(data))
}
