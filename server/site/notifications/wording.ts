import { type Db, prepared } from '../../../db/open.ts'
import { personName, worded } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { isBlockedBetween } from './blocked-between.ts'
import type { Said, Things, Value, Values } from './event-values.ts'
import { eventKind } from './events.ts'

export interface Worded {
  title: string
  text: string
  button: string
}

const nameOf = prepared((db) =>
  db.$client.prepare<{ id: number }, string>('SELECT name FROM accounts WHERE id = :id').pluck(),
)

function thingsAsText({ things, more }: Things): string {
  if (!things) return m.told_nothing()
  return more === 0 ? things : m.told_and_more({ first: things, more })
}

const textOf = prepared((db) =>
  db.$client.prepare<{ id: number }, string>('SELECT text FROM messages WHERE id = :id').pluck(),
)

const writerOf = prepared((db) =>
  db.$client.prepare<{ id: number }, string>('SELECT name FROM contact_messages WHERE id = :id').pluck(),
)

function asSaid(db: Db, value: Value): string | number | boolean {
  if (value === null) return ''
  if (typeof value !== 'object') return value
  if ('things' in value) return thingsAsText(value)
  if ('message' in value) return textOf(db).get({ id: value.message }) ?? ''
  const name =
    'contact' in value ? writerOf(db).get({ id: value.contact }) : nameOf(db).get({ id: value.person })
  return name === undefined ? m.told_former_member() : personName(name)
}

/** Values that may be default texts: a reason, a category. */
const OF_SITE = new Set(['detail', 'wish'])

const areBlocked = prepared((db) =>
  db.$client
    .prepare<{ one: number; other: number }, number>(`SELECT ${isBlockedBetween(':one', ':other')}`)
    .pluck(),
)

/** Events whose detail is a user's text. */
const SAID = new Set(['swap_called_off', 'circle_called_off'])

/** Hides the reason between blocked users. */
function asHeard(db: Db, reader: number, kind: string, values: Values): Values {
  const { by } = values
  if (!SAID.has(kind) || typeof by !== 'object' || by === null || !('person' in by)) return values
  return areBlocked(db).get({ one: by.person, other: reader }) ? { ...values, detail: '' } : values
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
