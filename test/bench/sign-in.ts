import { buildApp } from '../../server/app.ts'
import { addFavourite } from '../../server/market/favourites/favourites-queries.ts'
import { readConfig } from '../../server/platform/config.ts'

/**
 * Creates sessions for the first people of a seeded market, as after a correct password.
 * @param favourite id of an item that each favourites.
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
