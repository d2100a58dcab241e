import type { Db } from '../../../db/open.ts'

/** A write event, an SQL expression for the reported text, and one for the account id or null. */
interface Written {
  event: string
  told: string
  by?: string
  when?: string
}

/** Calls `learn` for each row written from now on. A temporary trigger covers all services. */
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
