import fp from 'fastify-plugin'
import { fillDefaults } from '../../db/defaults.ts'
import { migrateDatabase, refuseNewerDatabase } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { type Versions, watchVersions } from '../../db/versions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    versions: Versions
  }
}

/** Opens and migrates the database, and fills a new one with the default texts. Closed with the app. */
export const database = fp(async (app) => {
  refuseNewerDatabase(app.config.databaseFile)
  const db = openDatabase(app.config.databaseFile)
  app.addHook('onClose', () => {
    db.$client.close()
  })
  const result = migrateDatabase(db)
  if (result.applied > 0) app.log.info({ applied: result.applied, snapshot: result.snapshot }, 'migrated')
  fillDefaults(db)
  app.decorate('db', db)
  app.decorate('versions', watchVersions(db))
})
