#!/usr/bin/env bash
# drizzle-orm 0.45.4 with better-sqlite3 13.2.0 on Node 24.21.0: `$onUpdate` of a column runs once, when an update is prepared, so every later run of the
# prepared update stores the time of preparing. Set such a column by a placeholder or by SQL in prepared updates.
# Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund drizzle-orm@0.45.4 better-sqlite3@13.2.0 node@24.21.0
cat >run.mjs <<'JS'
import Database from 'better-sqlite3'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
let count = 0
const notes = sqliteTable('notes', {
  id: integer('id').primaryKey(),
  body: text('body'),
  edits: integer('edits').$onUpdate(() => ++count),
})
const client = new Database(':memory:')
client.exec("CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT, edits INTEGER); INSERT INTO notes VALUES (1, 'a', 0)")
const db = drizzle(client)
const edit = db.update(notes).set({ body: sql`${sql.placeholder('body')}` }).where(eq(notes.id, 1)).prepare()
const seen = ['b', 'c', 'd'].map((body) => {
  edit.run({ body })
  return db.select().from(notes).get().edits
})
console.log(`after three runs of one prepared update: ${seen}; the function was called ${count} time(s)`)
process.exit(seen.join() === '1,1,1' && count === 1 ? 0 : 1)
JS
node_modules/.bin/node run.mjs
