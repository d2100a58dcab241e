import type { Db } from '../../../db/open.ts'
import { reviewsOver, shownAbout } from '../../market/reviews/reviews-queries.ts'
import { heardReason } from '../../members/blocks/heard-reason.ts'
import { wordsOf } from '../../site/notifications/wording.ts'

/** Rows per query: better-sqlite3 blocks other queries during iteration, so requests are served between pages. */
const PAGE = 500

type Row = Record<string, unknown>

/** Paginates `sql`, which takes `:me`, `:after` and `:limit`, and selects and orders by `id`. */
function* paged(db: Db, sql: string, me: number): Generator<Row> {
  const query = db.$client.prepare<{ me: number; after: number; limit: number }, Row>(sql)
  for (let after = 0; ; ) {
    const rows = query.all({ me, after, limit: PAGE })
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id as number
  }
}

/** SQL: milliseconds since 1970 as ISO 8601 UTC. */
const time = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`
const PAGED = 'ORDER BY id LIMIT :limit'

/**
 * Exporter for a user's rows of a table.
 * @param owner SQL for the account id of a row.
 * @param jsonColumns columns with JSON or null, embedded as JSON.
 */
const own = (table: string, owner: string, columns: string, jsonColumns: readonly string[] = []) =>
  function* (db: Db, me: number): Generator<Row> {
    const sql = `SELECT rowid AS id, ${columns} FROM ${table} WHERE ${owner} = :me AND rowid > :after ${PAGED}`
    for (const row of paged(db, sql, me)) {
      for (const name of jsonColumns) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name])
      yield row
    }
  }

/** The column `for`: JSON ids of offered items; null for any. */
const thingsFor = (table: string, column: string, whose: string) =>
  `iif(for_any, NULL, (SELECT json_group_array(${column}) FROM ${table} WHERE ${whose})) AS "for"`

const CATEGORY = '(SELECT name FROM categories WHERE id = category_id) AS category'

function* swaps(db: Db, me: number): Generator<Row> {
  const legs = db.$client.prepare<[number], Row>(
    'SELECT name, description, condition, from_id, to_id, since_revision, until_revision, outcome FROM swap_legs WHERE swap_id = ? ORDER BY id',
  )
  const revisions = db.$client.prepare<[number], Row>(
    `SELECT revision, by_id, message, ${time('created_at')} AS created_at FROM swap_revisions WHERE swap_id = ? ORDER BY revision`,
  )
  const handovers = db.$client.prepare<{ id: number; me: number }, Row>(
    `SELECT place, ${time('starts_at')} AS starts_at, note FROM handovers
     WHERE swap_id = :id AND :me IN (first_id, second_id)`,
  )
  const meeting = db.$client.prepare<{ id: number; me: number }, Row>(
    `SELECT place, ${time('starts_at')} AS starts_at, note, by_id = :me AS proposed_by_me,
       (SELECT group_concat(${time('value')}, ' ') FROM json_each(mine.times)) AS my_times
     FROM circle_meetings LEFT JOIN circle_meeting_answers AS mine ON mine.swap_id = circle_meetings.swap_id AND account_id = :me
     WHERE circle_meetings.swap_id = :id`,
  )
  const messages = db.$client.prepare<[number], Row>(
    `SELECT sender_id, accounts.name AS from_name, text, ${time('circle_messages.created_at')} AS created_at
     FROM circle_messages JOIN accounts ON accounts.id = sender_id WHERE swap_id = ? ORDER BY circle_messages.id`,
  )
  const sql = `SELECT swaps.id, kind, state, outcome, reason, called_off_by_id,
      ${time('answered_at')} AS my_yes_at, ${time('swaps.created_at')} AS created_at
    FROM swap_parties JOIN swaps ON swaps.id = swap_id WHERE account_id = :me AND swaps.id > :after
    ORDER BY swaps.id LIMIT :limit`
  for (const { called_off_by_id: calledOffById, ...row } of paged(db, sql, me)) {
    const id = row.id as number
    const calledOff = { reason: row.reason as string, calledOffById: calledOffById as number | null }
    // Other parties' exchanges in a circle are private to them.
    const things = legs.all(id).filter(({ from_id, to_id }) => from_id === me || to_id === me)
    const said = revisions.all(id).filter(({ by_id }) => row.kind === 'request' || by_id === me)
    yield {
      ...row,
      reason: heardReason(db, calledOff, me),
      things: things.map(({ from_id, to_id: _, ...thing }) => ({ ...thing, given_by_me: from_id === me })),
      terms: said.map(({ by_id, ...one }) => ({ ...one, by_me: by_id === me })),
      handovers: handovers.all({ id, me }),
      meeting: meeting.get({ id, me }) ?? null,
      messages: messages.all(id).map(({ sender_id, ...one }) => ({ ...one, by_me: sender_id === me })),
    }
  }
}

function* messages(db: Db, me: number): Generator<Row> {
  const files = db.$client.prepare<[number], Row>(
    'SELECT id, name FROM attachments WHERE message_id = ? ORDER BY position',
  )
  // Via the conversations: scanning all messages would block with a million of them.
  const ids = db.$client
    .prepare<{ me: number }, number>(
      `SELECT messages.id FROM messages WHERE conversation_id IN (
         SELECT id FROM conversations WHERE low_account_id = :me
         UNION ALL SELECT id FROM conversations WHERE high_account_id = :me) ORDER BY messages.id`,
    )
    .pluck()
    .all({ me })
  const page = db.$client.prepare<{ me: number; ids: string }, Row>(
    `SELECT messages.id, sender_id = :me AS by_me, accounts.name AS with_name, text,
      ${time('messages.created_at')} AS created_at
    FROM messages JOIN accounts ON accounts.id = iif(sender_id = :me, receiver_id, sender_id)
    WHERE messages.id IN (SELECT value FROM json_each(:ids)) ORDER BY messages.id`,
  )
  for (let at = 0; at < ids.length; at += PAGE) {
    for (const row of page.all({ me, ids: JSON.stringify(ids.slice(at, at + PAGE)) })) {
      const attachments = files
        .all(row.id as number)
        .map(({ id, name }) => (row.by_me ? `${id}-${name}` : name))
      yield { ...row, by_me: row.by_me === 1, attachments }
    }
  }
}

function* reviews(db: Db, me: number): Generator<Row> {
  yield* own(
    'reviews',
    'by_id',
    `'mine' AS kind, swap_id, (SELECT name FROM accounts WHERE id = about_id) AS about, would_swap_again, text, answer,
     ${time('created_at')} AS created_at`,
  )(db, me)
  for (let offset = 0; ; offset += PAGE) {
    const rows = shownAbout.page(db).all({ aboutId: me, over: reviewsOver(Date.now()), limit: PAGE, offset })
    for (const { swapId, name, wouldSwapAgain, text, answer, createdAt } of rows) {
      const created_at = new Date(createdAt).toISOString()
      yield {
        kind: 'about me',
        swap_id: swapId,
        by: name,
        would_swap_again: wouldSwapAgain,
        text,
        answer,
        created_at,
      }
    }
    if (rows.length < PAGE) return
  }
}

function* told(db: Db, me: number): Generator<Row> {
  const sql = `SELECT id, type, kind, details, title, text, ${time('created_at')} AS created_at,
      ${time('read_at')} AS read_at FROM notifications WHERE account_id = :me AND id > :after ${PAGED}`
  for (const { kind, details, title, text, ...row } of paged(db, sql, me)) {
    const words = kind === null ? { title, text } : wordsOf(db, me, kind as string, details as string)
    yield { ...row, title: words.title, text: words.text }
  }
}

/** Joined via items, because the table has no account id and a scan would be slow. */
const PAIR_ANSWERS = `SELECT pair_answers.rowid AS id, given_id, got_id, answer,
    ${time('pair_answers.created_at')} AS created_at
  FROM items CROSS JOIN pair_answers ON given_id = items.id
  WHERE owner_id = :me AND pair_answers.rowid > :after ORDER BY pair_answers.rowid LIMIT :limit`

/**
 * Data export: rows by file name without `.json`. Excluded: unpublished reviews of the user, who blocked or reported them, who wants their
 * items, and secrets.
 */
export const EXPORTED: Record<string, (db: Db, me: number) => Iterable<Row>> = {
  profile: (db, me) =>
    db.$client
      .prepare<[number], Row>(
        `SELECT accounts.id, accounts.name, email, phone_number, address, neighbourhoods.name AS neighbourhood, about,
           introduction, language, contact_visibility, ${time('created_at')} AS created_at FROM accounts
         LEFT JOIN neighbourhoods ON neighbourhoods.id = neighbourhood_id WHERE accounts.id = ?`,
      )
      .all(me),
  items: own(
    'items',
    'owner_id',
    `name, description, condition, ${CATEGORY}, status, message, trade_preferences, phone, location,
     (SELECT name FROM neighbourhoods WHERE id = neighbourhood_id) AS neighbourhood, video_links,
     (SELECT json_group_array(image_id ORDER BY position) FROM item_images WHERE item_id = items.id) AS pictures,
     ${time('created_at')} AS created_at`,
    ['video_links', 'pictures'],
  ),
  imports: own(
    'item_imports',
    'account_id',
    `posted, ${time('confirmed_at')} AS confirmed_at, ${time('expires_at')} AS expires_at, ${time('created_at')} AS created_at`,
  ),
  wishes: own(
    'wishes',
    'account_id',
    `text, category_id, ${CATEGORY}, ${thingsFor('wish_items', 'item_id', 'wish_id = wishes.id')},
     most AS "limit", ${time('fulfilled_at')} AS fulfilled_at, ${time('created_at')} AS created_at`,
    ['for'],
  ),
  wants: own(
    'wants',
    'account_id',
    `item_id, answer, ${thingsFor('want_items', 'for_item_id', 'account_id = :me AND item_id = wants.item_id')},
     ${time('created_at')} AS created_at`,
    ['for'],
  ),
  want_sets: own(
    'want_sets',
    'account_id',
    `name, most AS "limit", (SELECT json_group_array(item_id) FROM wants WHERE set_id = want_sets.id) AS product_ids,
     ${time('created_at')} AS created_at`,
    ['product_ids'],
  ),
  gift_requests: own(
    'gift_requests',
    'account_id',
    `item_id, name, message, state, swap_id, ${time('created_at')} AS created_at`,
  ),
  swap_days: (db, me) =>
    db.$client
      .prepare<{ me: number }, Row>(
        `SELECT swap_days.id, title, place, ${time('starts_at')} AS starts_at, swap_days.state,
           (SELECT json_group_array(things.item_id) FROM swap_day_things AS things JOIN items ON items.id = things.item_id
             WHERE things.day_id = swap_days.id AND owner_id = :me) AS items,
           (SELECT json_group_array(name) FROM swap_day_moves WHERE day_id = swap_days.id AND to_id = :me
             AND agreed_at IS NOT NULL AND swap_day_moves.state <> 'returned') AS received,
           ${time('people.created_at')} AS joined_at
         FROM swap_day_people AS people JOIN swap_days ON swap_days.id = day_id WHERE account_id = :me ORDER BY swap_days.id`,
      )
      .all({ me })
      .map(({ items, received, ...row }) => ({
        ...row,
        items: JSON.parse(items as string),
        received: JSON.parse(received as string),
      })),
  pair_answers: (db, me) => paged(db, PAIR_ANSWERS, me),
  chain_refusals: own('chain_refusals', 'by_id', `item_id, ${time('created_at')} AS created_at`),
  put_off: own('postponed_items', 'account_id', `item_id, ${time('created_at')} AS created_at`),
  saved: own('favourites', 'account_id', `item_id, ${time('created_at')} AS created_at`),
  swaps,
  messages,
  reviews,
  notifications: told,
  blocks: own('blocks', 'blocker_id', `blocked_id, ${time('created_at')} AS created_at`),
  reports: own(
    'reports',
    'reporter_id',
    `target_kind, target_id, reason, text, ${time('created_at')} AS created_at`,
  ),
  // Messages sent before the address was verified may be another person's.
  contact_messages: own(
    'contact_messages',
    `coalesce(account_id, (SELECT id FROM accounts WHERE email = lower(trim(contact_messages.email))
       AND contact_messages.created_at >= mail_proved_at))`,
    `name, email, phone, message, ${time('created_at')} AS created_at`,
  ),
  invitations: own('invitations', 'inviter_id', `uses, used, note, ${time('ends_at')} AS ends_at`),
  sessions: own('sessions', 'account_id', `device, ${time('created_at')} AS created_at`),
  notification_settings: own(
    'notification_settings',
    'account_id',
    'offers, messages, handover, matches, news, quiet_from, quiet_to, time_zone',
  ),
}

interface StoredPicture {
  id: number
  hash: string
  widths: string
}

/** Avatar, and images of listed and offered items. `widths` is JSON. */
export const picturesOf = (db: Db, me: number): StoredPicture[] =>
  db.$client
    .prepare<{ me: number }, StoredPicture>(
      `SELECT id, hash, widths FROM images WHERE id IN (
         SELECT avatar_image_id FROM accounts WHERE id = :me
         UNION SELECT image_id FROM item_images JOIN items ON items.id = item_id WHERE owner_id = :me
         UNION SELECT image_id FROM swap_leg_images JOIN swap_legs ON swap_legs.id = leg_id WHERE from_id = :me)
       ORDER BY id`,
    )
    .all({ me })

/** Sent attachments by original name; `file` is the name on disk. */
export const filesOf = (db: Db, me: number): { id: number; name: string; file: string }[] =>
  db.$client
    .prepare<[number], { id: number; name: string; file: string }>(
      `SELECT attachments.id, name, file FROM attachments JOIN messages ON messages.id = message_id
       WHERE sender_id = ? ORDER BY attachments.id`,
    )
    .all(me)
