import * as m from '../catalogues/messages.ts'
import { AppError, type FieldErrors } from '../errors.ts'
import { cutText } from '../schemas/cut-text-shared.ts'

/** Maximum characters of a value in an error message. */
const SHOWN = 200

/** The version of a row, and the version in which each field last changed. A field that was never edited has no entry. */
interface EditVersion {
  version: number
  fieldVersions: Record<string, number>
}

export interface EditedField {
  label: string
  /** Field values are compared as text. */
  value: string
  /** True if `value` is readable text and may appear in an error. */
  isText: boolean
}
export type EditedFields = Record<string, EditedField>

/**
 * Optimistic concurrency check. Call it in the transaction that writes.
 * @param seen the version on which the edit is based; undefined to skip the check.
 * @throws AppError 409 with `errors` by field if fields changed after that version.
 */
export function checkVersion(
  seen: number | undefined,
  { version, fieldVersions }: EditVersion,
  fields: EditedFields,
): void {
  if (seen === undefined || seen === version) return
  // A version above the current one was issued before a backup was restored, so any field may have changed since.
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

/** The version after an edit; unchanged if no field changed. */
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
