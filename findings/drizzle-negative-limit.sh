#!/usr/bin/env bash
# drizzle-orm 0.45.4 with better-sqlite3 13.2.0 on Node 24.21.0: SQLite reads `LIMIT -1` as no limit, and an offset needs a limit. Drizzle drops a negative
# limit and keeps the offset, so `.limit(-1).offset(2)` is a syntax error. A placeholder with the value -1 works.
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
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
const words = sqliteTable('words', { id: integer('id').primaryKey() })
const client = new Database(':memory:')
client.exec('CREATE TABLE words (id INTEGER PRIMARY KEY); INSERT INTO words VALUES (1), (2), (3)')
const db = drizzle(client)
const query = db.select().from(words).orderBy(words.id).limit(-1).offset(2)
console.log(query.toSQL().sql)
let error
try {
  query.all()
} catch (thrown) {
  error = thrown
}
const rest = db.select().from(words).orderBy(words.id).limit(sql.placeholder('all')).offset(2).prepare().all({ all: -1 })
console.log(`limit(-1): ${error}; by a placeholder: ${JSON.stringify(rest)}`)
process.exit(/syntax error/.test(String(error)) && rest.length === 1 && rest[0].id === 3 ? 0 : 1)
JS
node_modules/.bin/node run.mjs
