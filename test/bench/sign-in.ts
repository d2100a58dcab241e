import { buildApp } from '../../server/app.ts'
import { addFavourite } from '../../server/market/favourites/favourites-queries.ts'
import { readConfig } from '../../server/platform/config.ts'

/**
 * Signs the first people of a seeded market in, as the product does it once a password was right.
 *
 * @param favourite id of the item that each marks.
 * @returns their tokens.
 */
export async function signIn(
  databaseFile: string,
  people: number,
  favourite: (at: number) => number,
): Promise<string[]> {
  const app = await buildApp(
    readConfig({ DATABASE_FILE: databaseFile, LOG_LEVEL: 'silent', DEMO_DATA: 'off' }),
  )
  const tokens = Array.from({ length: people }, (_, at) => {
    addFavourite(app.db).run({ accountId: at + 1, itemId: favourite(at) })
    return app.sessions.start(at + 1)
  })
  await app.close()
  return tokens
}
