import * as m from '../catalogues/messages.ts'
import { AppError, type FieldErrors } from '../errors.ts'
import { cutText } from '../schemas/cut-text-shared.ts'

/** Characters of a value that an error repeats. */
const SHOWN = 200

/** The version of a row, and the version in which each field was changed last. A field that was never edited has no entry. */
export interface EditVersion {
  version: number
  fieldVersions: Record<string, number>
}

/** A field as its owner knows it. */
export interface EditedField {
  label: string
  /** Compared between two states, as text. */
  value: string
  /** Whether people can read `value`. */
  isText: boolean
}
export type EditedFields = Record<string, EditedField>

/**
 * Call it in the transaction that writes.
 *
 * @param seen the version that the sender edited; undefined if the sender names none.
 * @throws AppError 409 with `errors` by field if fields were changed after that version.
 */
export function checkVersion(
  seen: number | undefined,
  { version, fieldVersions }: EditVersion,
  fields: EditedFields,
): void {
  if (seen === undefined || seen === version) return
  // A version that is yet to come was shown before a backup was restored: nobody knows what has changed since.
  const changed = Object.entries(fields).filter(
    ([name]) => seen > version || (fieldVersions[name] ?? 0) > seen,
  )
  const errors: FieldErrors = {}
  for (const [name, { value, isText }] of changed) {
    const now =
      isText && value !== ''
        ? m.form_changed_to({ value: cutText(value, SHOWN) })
        : m.form_changed_meanwhile()
    errors[name] = [now]
  }
  const labels = changed.map(([, { label }]) => label.replace(/\s*\*$/, ''))
  throw new AppError(409, 'conflict', m.form_changed_elsewhere({ fields: labels.join(', ') }), {
    fields: errors,
  })
}

/** The version after an edit. It is unchanged if no field has another value. */
export function nextVersion(
  { version, fieldVersions }: EditVersion,
  before: EditedFields,
  after: EditedFields,
): EditVersion {
  const changed = Object.keys(after).filter((name) => before[name]?.value !== after[name]?.value)
  if (changed.length === 0) return { version, fieldVersions }
  const next = version + 1
  return {
    version: next,
    fieldVersions: { ...fieldVersions, ...Object.fromEntries(changed.map((name) => [name, next])) },
  }
}
