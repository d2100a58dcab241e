import { validatorCompiler } from 'fastify-type-provider-zod'

/** Normalizes all strings in a value to NFC, except keys. */
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

/** Normalizes all input to NFC. Otherwise Cyrillic and Hangul words would be found in one form only: SQLite's tokenizer folds just Latin accents. */
export const nfcValidator: typeof validatorCompiler = (options) => {
  const validate = validatorCompiler(options)
  return (data: unknown) => validate(inNfc(data))
}
