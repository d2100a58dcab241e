import t from 'tap'
import { VERSIONED } from '../../db/versions.ts'
import { testApp } from '../helpers/app.ts'

/** One write per table; foreign keys are off, so a row needs no others. */
const ROWS: Record<string, [insert: string, update: string]> = {
  accounts: [
    `(id, name, email, phone_number, address, password_hash, terms_accepted_at) VALUES (9, '', 'a@b.c', '', '', '', 0)`,
    `name = 'x' WHERE id = 9`,
  ],
  blocks: ['(blocker_id, blocked_id) VALUES (9, 8)', 'created_at = 1 WHERE blocker_id = 9'],
  categories: [`(id, name) VALUES (99, 'x')`, `position = 9 WHERE id = 99`],
  completed_pairs: [
    '(account_id, other_id, swap_id, completed_at, counts_as_id) VALUES (9, 8, 7, 0, 7)',
    'counts_as_id = 6 WHERE swap_id = 7',
  ],
  content: [`(key, value) VALUES ('x', '1')`, `value = '2' WHERE key = 'x'`],
  favourites: ['(account_id, item_id) VALUES (9, 9)', 'created_at = 1 WHERE account_id = 9'],
  gift_requests: ["(id, name, round_id, account_id) VALUES (9, 'x', 9, 9)", "state = 'ended' WHERE id = 9"],
  images: [
    `(id, hash, width, height, widths, placeholder, size) VALUES (9, 'x', 1, 1, '[1]', '', 1)`,
    'size = 2 WHERE id = 9',
  ],
  item_images: ['(item_id, position, image_id) VALUES (9, 0, 9)', 'position = 1 WHERE item_id = 9'],
  items: [
    `(id, owner_id, category_id, name, sort_name, description, description_text, condition)
     VALUES (9, 9, 99, '', '', '', '', 'New')`,
    `name = 'x' WHERE id = 9`,
  ],
  neighbourhoods: ["(id, name) VALUES (9, 'x')", 'position = 2 WHERE id = 9'],
  pages: [`(slug, title, body) VALUES ('x', '', '')`, `title = 'y' WHERE slug = 'x'`],
  settings: [`(key, value) VALUES ('x', '1')`, `value = '2' WHERE key = 'x'`],
  plans: [
    `(id, name, price, billing_interval, description, features) VALUES (99, 'x', 1, 'year', '', '[]')`,
    'price = 2 WHERE id = 99',
  ],
  reviews: [
    '(id, swap_id, by_id, about_id, would_swap_again) VALUES (9, 7, 9, 8, 1)',
    'hidden_at = 1 WHERE id = 9',
  ],
  swap_day_moves: [
    "(day_id, item_id, from_id, to_id, position, loop, name) VALUES (9, 9, 9, 8, 0, 1, '')",
    'to_id = 7 WHERE day_id = 9',
  ],
  swap_days: [
    "(id, title, place, starts_at, check_in_until, most) VALUES (9, '', '', 0, 1, 1)",
    "title = 'x' WHERE id = 9",
  ],
  swap_legs: [
    `(id, swap_id, swap_kind, swap_state, from_id, to_id, position, since_revision, name)
     VALUES (9, 9, 'request', 'proposed', 9, 8, 0, 1, '')`,
    "name = 'x' WHERE id = 9",
  ],
  swap_parties: [
    "(swap_id, swap_kind, swap_state, account_id, place) VALUES (9, 'request', 'proposed', 9, 0)",
    'answered_at = 1 WHERE swap_id = 9',
  ],
  swap_revisions: ['(swap_id, revision) VALUES (9, 1)', "message = 'x' WHERE swap_id = 9"],
  swaps: ["(id, kind, waiting_since) VALUES (9, 'request', 0)", "reason = 'x' WHERE id = 9"],
  wants: [
    "(account_id, item_id, answer, held_at) VALUES (9, 9, 'yes', 0)",
    "answer = 'no' WHERE account_id = 9",
  ],
  wish_items: ['(wish_id, item_id) VALUES (9, 9)', 'item_id = 8 WHERE wish_id = 9'],
  wishes: ["(id, account_id, text) VALUES (9, 9, 'x')", "text = 'y' WHERE id = 9"],
}

t.test('every write to a table moves its version, and only what it touches', async (t) => {
  const { db, versions } = await testApp(t)
  db.$client.pragma('foreign_keys = OFF')
  for (const noun of VERSIONED) {
    const [insert, update] = ROWS[noun]!
    const key = (update.split(' WHERE ')[1] ?? '').trim()
    for (const write of [
      `INSERT INTO ${noun} ${insert}`,
      `UPDATE ${noun} SET ${update}`,
      `DELETE FROM ${noun} WHERE ${key}`,
    ]) {
      const before = versions.of([noun])
      const others = versions.of(['content', 'pages', 'plans'])
      db.$client.exec(write)
      t.not(versions.of([noun]), before, write.slice(0, 30))
      if (!['content', 'pages', 'plans'].includes(noun))
        t.equal(versions.of(['content', 'pages', 'plans']), others)
    }
  }
})

t.test('what no cached page shows moves nothing', async (t) => {
  const { db, versions } = await testApp(t)
  const before = versions.of(VERSIONED)
  db.$client.exec(
    "INSERT INTO audit_log (admin_name, act, about, about_id, summary) VALUES ('x', 'y', 'z', '1', ''); DELETE FROM audit_log",
  )
  t.equal(versions.of(VERSIONED), before)
})

t.test('a write that changes no row moves nothing', async (t) => {
  const { db, versions } = await testApp(t)
  const before = versions.of(VERSIONED)
  db.$client.exec("UPDATE plans SET price = 1 WHERE id = 12345; DELETE FROM pages WHERE slug = 'none'")
  t.equal(versions.of(VERSIONED), before)
})
