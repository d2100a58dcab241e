import type { Db } from '../../db/open.ts'

/** A write to a table, and what of its row is told. */
interface Written {
  event: string
  told: string
  when?: string
}

/** Calls `learn` with what is told of each row that is written from now on. A temporary trigger does, so no service can forget to. */
export function followWrites(
  db: Db,
  name: string,
  written: Written[],
  learn: (told: string | number) => void,
): void {
  db.$client.function(name, { directOnly: false }, (told) => {
    learn(told as string | number)
    return null
  })
  for (const [at, { event, told, when }] of written.entries()) {
    db.$client.exec(
      `CREATE TEMP TRIGGER ${name}_${at} AFTER ${event} ${when ? `WHEN ${when}` : ''}
       BEGIN SELECT ${name}(${told}); END`,
    )
  }
}
