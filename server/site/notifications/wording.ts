import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, contactMessages, messages } from '../../../db/schema/index.ts'
import { statement } from '../../../db/statement.ts'
import { personName, worded } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { isBlocked } from './blocked-between.ts'
import type { Said, Things, Value, Values } from './event-values.ts'
import { eventKind } from './events.ts'

export interface Worded {
  title: string
  text: string
  button: string
}

const { placeholder } = sql

const nameOf = prepared((db) =>
  db
    .select({ text: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, placeholder('id')))
    .prepare(),
)

function thingsAsText({ things, more }: Things): string {
  if (!things) return m.told_nothing()
  return more === 0 ? things : m.told_and_more({ first: things, more })
}

const textOf = prepared((db) =>
  db
    .select({ text: messages.text })
    .from(messages)
    .where(eq(messages.id, placeholder('id')))
    .prepare(),
)

const writerOf = prepared((db) =>
  db
    .select({ text: contactMessages.name })
    .from(contactMessages)
    .where(eq(contactMessages.id, placeholder('id')))
    .prepare(),
)

function asSaid(db: Db, value: Value): string | number | boolean {
  if (value === null) return ''
  if (typeof value !== 'object') return value
  if ('things' in value) return thingsAsText(value)
  if ('message' in value) return textOf(db).get({ id: value.message })?.text ?? ''
  const name =
    'contact' in value ? writerOf(db).get({ id: value.contact }) : nameOf(db).get({ id: value.person })
  return name === undefined ? m.told_former_member() : personName(name.text)
}

/** Values that may be default texts, which are translated: a reason, a category. */
const OF_SITE = new Set(['detail', 'wish'])

const areBlocked = prepared((db) =>
  statement<{ one: number; other: number }>(db).rows(
    { areBlocked: isBlocked(sql`${placeholder('one')}`, sql`${placeholder('other')}`).mapWith(Boolean) },
    (columns) => sql`SELECT ${columns}`,
  ),
)

/** Events whose detail is a user's text. */
const SAID = new Set(['swap_called_off', 'circle_called_off'])

/** Hides the reason between blocked users. */
function asHeard(db: Db, reader: number, kind: string, values: Values): Values {
  const { by } = values
  if (!SAID.has(kind) || typeof by !== 'object' || by === null || !('person' in by)) return values
  return areBlocked(db).get({ one: by.person, other: reader })!.areBlocked
    ? { ...values, detail: '' }
    : values
}

/** Renders an event; blank for unknown kinds. @param reader account id. @param details JSON from a row. */
export function wordsOf(db: Db, reader: number, kind: string, details: string): Worded {
  const entry = eventKind(kind)
  if (!entry) return { title: '', text: '', button: '' }
  const values = asHeard(db, reader, kind, (JSON.parse(details) as { values: Values }).values)
  const said = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && OF_SITE.has(key) ? worded(value) : asSaid(db, value),
    ]),
  ) as Said<Values>
  return { title: entry.title(said), text: entry.text(said), button: entry.button(said) }
}
