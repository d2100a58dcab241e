#!/usr/bin/env bash
# drizzle-orm 0.45.4 with better-sqlite3 13.2.0 on Node 24.21.0: a column `integer({ mode: 'timestamp_ms' })` that may be null takes null in `.values()`, but
# not as the value of a placeholder there: its encoder calls getTime() on null. A placeholder of a text column takes null.
# Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund drizzle-orm@0.45.4 better-sqlite3@13.2.0 node@24.21.0
cat >run.mjs <<'JS'
import Database from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
const loans = sqliteTable('loans', {
  name: text('name'),
  endedAt: integer('ended_at', { mode: 'timestamp_ms' }),
})
const client = new Database(':memory:')
client.exec('CREATE TABLE loans (name TEXT, ended_at INTEGER)')
const db = drizzle(client)
db.insert(loans).values({ name: null, endedAt: null }).run()
const add = db.insert(loans).values({ name: sql.placeholder('name'), endedAt: sql.placeholder('endedAt') }).prepare()
add.run({ name: null, endedAt: new Date(0) })
let error
try {
  add.run({ name: 'ladder', endedAt: null })
} catch (thrown) {
  error = thrown
}
console.log(`null for the placeholder: ${error}`)
process.exit(error instanceof TypeError && /getTime/.test(error.message) ? 0 : 1)
JS
node_modules/.bin/node run.mjs
