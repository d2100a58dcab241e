#!/usr/bin/env bash
# drizzle-orm 0.45.4 with better-sqlite3 13.2.0 on Node 24.21.0: in a select from one table, columns that stand directly in a field made with sql`` lose their
# table's name. A correlated subquery then compares the inner table's column of the same name with itself, without an error; the same
# subquery in `where` keeps the names. Nest a query of the builder instead.
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
const authors = sqliteTable('authors', { id: integer('id').primaryKey() })
const books = sqliteTable('books', { id: integer('id').primaryKey(), authorId: integer('author_id') })
const client = new Database(':memory:')
client.exec(`CREATE TABLE authors (id INTEGER PRIMARY KEY); CREATE TABLE books (id INTEGER PRIMARY KEY, author_id INTEGER);
  INSERT INTO authors VALUES (1), (2); INSERT INTO books VALUES (1, 2), (2, 2), (3, 2)`)
const db = drizzle(client)
const written = sql`(SELECT count(*) FROM ${books} WHERE ${books.authorId} = ${authors.id})`
const query = db.select({ id: authors.id, written }).from(authors)
const counts = query.all().map((row) => row.written)
const filtered = db.select().from(authors).where(sql`${written} = 3`).all()
console.log(query.toSQL().sql)
console.log(`books of authors 1 and 2: ${counts} instead of 0,3; in where: author ${filtered.map(({ id }) => id)}`)
process.exit(counts.join() === '1,1' && filtered.length === 1 && filtered[0].id === 2 ? 0 : 1)
JS
node_modules/.bin/node run.mjs
