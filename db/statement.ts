import type { RunResult } from 'better-sqlite3'
import {
  type AnyColumn,
  Column,
  type DriverValueDecoder,
  fillPlaceholders,
  is,
  noopDecoder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { Db } from './open.ts'

type Field = AnyColumn | SQL

type ValueOf<F extends Field> =
  F extends SQL<infer T>
    ? T
    : F extends AnyColumn
      ? F['_']['notNull'] extends true
        ? F['_']['data']
        : F['_']['data'] | null
      : never

type Row<F extends Record<string, Field>> = { [K in keyof F]: ValueOf<F[K]> } & {}

type Given<P> = [keyof P] extends [never] ? [] : [params: P]

type Decoder = DriverValueDecoder<unknown, unknown>

/** Undefined if values stay as they are. Drizzle does not declare `decoder` of SQL. */
function decoderOf(field: Field): Decoder | undefined {
  const decoder: Decoder = is(field, Column) ? field : (field as SQL & { decoder: Decoder }).decoder
  const isPlain =
    decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return isPlain ? undefined : decoder
}

const dialect = new SQLiteSyncDialect()

/** A parameter in the form of a column's values, such as a `Date`. Conditions of the query builder take placeholders as they are. */
export const given = <C extends AnyColumn>(column: C, name: string): SQL<C['_']['data']> =>
  sql`${sql.param(sql.placeholder(name), column)}`

/** Names without their table, as in the column list of an INSERT or the SET of an UPDATE. */
export const names = (...columns: AnyColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )

function compile(db: Db, text: SQL) {
  const query = dialect.sqlToQuery(text)
  return {
    made: db.$client.prepare<unknown[], Record<string, unknown>>(query.sql),
    fill: (values?: object) => fillPlaceholders(query.params, (values ?? {}) as Record<string, unknown>),
  }
}

/**
 * SQL that the query builder cannot express: recursive CTEs, full-text search, `json_each`, INSERT from SELECT. Otherwise use the builder.
 * Write columns as `${table.column}`, so that the compiler finds a renamed one, and call it inside `prepared`.
 * @example statement<{ id: number }>(db).rows({ at: swaps.agreedAt }, (columns) => sql`SELECT ${columns} FROM …`).all({ id: 7 })
 */
export function statement<P extends object = Record<never, never>>(db: Db) {
  return {
    /** Rows with these fields; `columns` is the list for SELECT or RETURNING. */
    rows<F extends Record<string, Field>>(fields: F, text: (columns: SQL) => SQL) {
      const columns = Object.entries(fields).map(([key, field]) => sql`${field} AS ${sql.identifier(key)}`)
      const { made, fill } = compile(db, text(sql.join(columns, sql`, `)))
      // Plain values are not copied: building each row again takes 1.5 times as long.
      const decoded = Object.entries(fields).flatMap(([key, field]) => {
        const decoder = decoderOf(field)
        return decoder ? [{ key, decoder }] : []
      })
      const toRow = (row: Record<string, unknown>): Row<F> => {
        for (const { key, decoder } of decoded)
          if (row[key] !== null) row[key] = decoder.mapFromDriverValue(row[key])
        return row as Row<F>
      }
      return {
        get(...[params]: Given<P>): Row<F> | undefined {
          const row = made.get(...fill(params))
          return row && toRow(row)
        },
        all: (...[params]: Given<P>): Row<F>[] => made.all(...fill(params)).map(toRow),
        *iterate(...[params]: Given<P>): Generator<Row<F>> {
          for (const row of made.iterate(...fill(params))) yield toRow(row)
        },
      }
    },
    /** A write without RETURNING. */
    change(text: SQL) {
      const { made, fill } = compile(db, text)
      return { run: (...[params]: Given<P>): RunResult => made.run(...fill(params)) }
    },
  }
}
