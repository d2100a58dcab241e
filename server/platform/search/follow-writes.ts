import type { Db } from '../../../db/open.ts'

/** A write to a table, what of its row is told, and whose it is: the id of an account, null for nobody's. */
interface Written {
  event: string
  told: string
  by?: string
  when?: string
}

/** Calls `learn` with what is told of each row that is written from now on. A temporary trigger does, so no service can forget to. */
export function followWrites(
  db: Db,
  name: string,
  written: Written[],
  learn: (told: string | number, by: number | null) => void,
): void {
  db.$client.function(name, { directOnly: false }, (told, by) => {
    learn(told as string | number, by as number | null)
    return null
  })
  for (const [at, { event, told, by, when }] of written.entries()) {
    db.$client.exec(
      `CREATE TEMP TRIGGER ${name}_${at} AFTER ${event} ${when ? `WHEN ${when}` : ''}
       BEGIN SELECT ${name}(${told}, ${by ?? 'NULL'}); END`,
    )
  }
}
