import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { type AppError, conflict, type FieldErrors, invalid } from '../../platform/errors.ts'
import { type About, lastActor } from '../audit/audit-service.ts'
import type { Order } from './admin-site-shared.ts'
import { safeHtml } from './safe-html.ts'

/** 409: another admin has saved since; names the admin from the audit log. */
export function savedMeanwhile(db: Db, about: About, end = m.pages_draft_stays()): AppError {
  const who = lastActor(db, about) ?? m.pages_somebody()
  return conflict(m.pages_saved_by_other({ who, end }))
}

/** Last sentence of `savedMeanwhile` for deletions. */
export const NOT_DELETED = m.pages_it_was_not_deleted

/** HTML fields at any depth. */
const HTML = new Set(['description', 'content', 'body'])
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

function clean(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    return HTML.has(name) ? safeHtml(value) : value.toWellFormed().replaceAll(CONTROLS, ' ').trim()
  }
  if (Array.isArray(value)) return value.map((entry) => clean(entry, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, clean(entry, key)]))
}

/** Validates again after sanitizing, which may lengthen or empty a text. @throws AppError 422 by top-level field */
export function cleaned<S extends z.ZodType>(schema: S, form: z.output<S>): z.output<S> {
  const parsed = schema.safeParse(clean(form, ''))
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? '_')] ??= [message]
  throw invalid(fields)
}

/** True if the seen order is current and the new order is a permutation of it. */
export const isOrderOf = ({ ids, seen }: Order, rows: readonly { id: number }[]): boolean =>
  seen.length === rows.length &&
  rows.every(({ id }, at) => seen[at] === id && ids.includes(id)) &&
  ids.length === rows.length

export const isNameTaken = (rows: readonly { id: number; name: string }[], name: string, id: number) =>
  rows.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase())
