import { chmodSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { LEFT_OUT_KEYS, LEFT_OUT_TABLES } from '../../../../db/secrets.ts'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { restore } from '../../../../server/site/backups/restore-service.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'

/** Sensitive data in each other table, or that there is none. */
const KEPT: Record<string, string> = {
  __drizzle_migrations: 'nothing',
  accounts: 'hashes of passwords by argon2id; whoever has the address and the password may sign in anyway',
  audit_log: 'nothing',
  attachments: 'nothing',
  blocks: 'nothing',
  categories: 'nothing',
  chain_refusals: 'nothing',
  circle_messages: 'nothing',
  circle_people: 'nothing',
  circles: 'nothing',
  contact_messages: 'nothing',
  content: 'nothing',
  completed_pairs: 'nothing',
  conversations: 'nothing',
  deck_draws: 'nothing',
  deleted_items: 'nothing',
  failed_words: 'nothing',
  favourites: 'nothing',
  gift_requests: 'nothing',
  gift_rounds:
    'the seeds of draws, which a copy could predict until the suggestion; a restored site needs them',
  circle_meetings: 'nothing',
  circle_meeting_answers: 'nothing',
  handovers: 'nothing',
  handover_steps: 'nothing',
  images: 'nothing',
  item_images: 'nothing',
  item_spellings: 'nothing',
  items: 'nothing',
  meeting_places: 'nothing',
  messages: 'nothing',
  neighbourhoods: 'nothing',
  notification_settings: 'nothing',
  notifications: 'nothing',
  outbox: 'bodies with a secret in them are blanked',
  pages: 'nothing',
  pair_answers: 'nothing',
  plans: 'nothing',
  postponed_items: 'nothing',
  reports: 'nothing',
  reviews: 'nothing',
  swap_leg_images: 'nothing',
  shown_figures: 'nothing',
  swap_day_guests: 'codes of guests, which show the items of their day and are deleted 7 days after it',
  swap_day_moves: 'nothing',
  swap_day_people: 'codes for check-in, which only find a member there',
  swap_day_things: 'nothing',
  swap_days: 'nothing',
  swap_day_uses: 'nothing',
  swap_legs: 'nothing',
  swap_parties: 'nothing',
  swap_revisions: 'nothing',
  swaps: 'nothing',
  sessions: 'SHA-256 of random 256-bit ids, which no token can be made from',
  synonyms: 'nothing',
  want_sets: 'nothing',
  want_days: 'nothing',
  want_items: 'nothing',
  wants: 'nothing',
  wish_checks: 'nothing',
  wish_items: 'nothing',
  wish_matches: 'nothing',
  wish_tellings: 'nothing',
  wish_words: 'nothing',
  wishes: 'nothing',
  uses: 'nothing',
  unsubscribe_tokens: 'SHA-256 of random 256-bit tokens',
  settings: 'the signing secret, which is worth nothing without the id of a session; other keys are left out',
}
const KEPT_SETTINGS = [
  'backup_rules',
  'checklist',
  'circles',
  'community',
  'circles_run',
  'contact_visibility',
  'country',
  'defaults_filled',
  'email_rules',
  'had_admin',
  'jwt_secret',
  'legal_filled',
  'mail',
  'last_backup_at',
  'last_full_backup_at',
  'other_synonyms_filled',
  'quota',
  'sign_ups',
  'spellings_read',
  'synonyms_filled',
  'texts_in_nfc',
  'uploads_since',
  'wishes_across_languages',
]
const LOOKED_AT = /^looked_at_[a-z -]+$/

t.test('for every table and every key of the site it is decided whether a backup holds it', async (t) => {
  const app = await testApp(t)
  const tables = app.db.$client
    .prepare<[], string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .pluck()
    .all()
  const leftOut: readonly string[] = LEFT_OUT_TABLES
  for (const table of tables) t.ok(leftOut.includes(table) !== table in KEPT, `decide for the table ${table}`)
  for (const table of [...leftOut, ...Object.keys(KEPT)]) t.ok(tables.includes(table), `${table} is there`)
  const keys = app.db.$client.prepare<[], string>('SELECT key FROM settings').pluck().all()
  for (const key of keys)
    t.ok(
      (LEFT_OUT_KEYS as readonly string[]).includes(key) ||
        KEPT_SETTINGS.includes(key) ||
        LOOKED_AT.test(key),
      `decide for ${key}`,
    )
})

t.test('only the owner can read the database, its companion files, backups and restored files', async (t) => {
  const mask = process.umask(0o022)
  t.teardown(() => process.umask(mask))
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const folder = dirname(env.DATABASE_FILE!)
  const modes = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
        .map(({ name }) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
    )
  t.strictSame(modes(folder), { 'test.sqlite': '600', 'test.sqlite-shm': '600', 'test.sqlite-wal': '600' })
  const backups = temporaryFolder(t)
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  await makeBackup({ ...places, file: join(backups, 'full.sqlite') })
  t.strictSame(modes(backups), { 'full.sqlite': '600' })
  await app.close()
  chmodSync(env.DATABASE_FILE!, 0o644)
  await (await testApp(t, env)).close()
  t.strictSame(
    modes(folder),
    { 'test.sqlite': '600' },
    'one from before this version is hidden at its next start',
  )
  const other = testEnvironment(t)
  restore({
    databaseFile: other.DATABASE_FILE!,
    uploadsDir: other.UPLOADS_DIR!,
    file: join(backups, 'full.sqlite'),
  })
  t.strictSame(modes(dirname(other.DATABASE_FILE!)), { 'test.sqlite': '600' })
})

t.test('what is left out is in no backup', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  for (const key of LEFT_OUT_KEYS)
    app.db.$client.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(key, 'a secret of the site')
  const file = join(temporaryFolder(t), 'full.sqlite')
  await makeBackup({ databaseFile: env.DATABASE_FILE!, uploadsDir: null, file })
  const sqlite = new Sqlite(file, { readonly: true })
  t.teardown(() => sqlite.close())
  const settings = sqlite.prepare<[], { key: string }>('SELECT * FROM settings').all()
  t.notMatch(settings, [{ value: 'a secret of the site' }])
  t.notOk(settings.some(({ key }) => (LEFT_OUT_KEYS as readonly string[]).includes(key)))
  for (const table of LEFT_OUT_TABLES)
    t.equal(sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get(), 0, table)
})
