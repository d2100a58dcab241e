import t from 'tap'
import { FAREWELL } from '../../../../server/privacy/account-deletion/farewell.ts'
import { testApp } from '../../../helpers/app.ts'

interface Key {
  id: number
  table: string
  from: string
  to: string | null
}

/** Names of columns with a person's id. */
const PERSON =
  /^(?:account|person|sender|receiver|holder|owner|admin|blocker|blocked|reporter|about|other|inviter|by|from|to|first|second|invited_by|handled_by|low_account|high_account)_id$/

/** Ids of other objects under such names. */
const NOBODY = new Set(['audit_log.about_id'])

t.test(
  'for every column that names a person it is decided what becomes of the row when they leave',
  async (t) => {
    const app = await testApp(t)
    const sqlite = app.db.$client
    const tables = sqlite
      .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
      .pluck()
      .all()
    const named = new Set<string>()
    for (const table of tables) {
      for (const { table: target, from, to } of sqlite.pragma(`foreign_key_list(${table})`) as Key[]) {
        const isPerson = target === 'accounts' || (target === 'swap_parties' && to === 'account_id')
        if (isPerson) named.add(`${table}.${from}`)
      }
      for (const { name } of sqlite.pragma(`table_info(${table})`) as { name: string }[]) {
        if (PERSON.test(name) && !NOBODY.has(`${table}.${name}`)) named.add(`${table}.${name}`)
      }
    }
    const decided = Object.entries(FAREWELL).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    for (const column of named)
      t.ok(decided.includes(column), `decide for ${column} in server/privacy/account-deletion/farewell.ts`)
    for (const column of decided) t.ok(named.has(column), `${column} is there and names a person`)
  },
)
