import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import fp from 'fastify-plugin'
import type { Db } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import { storedText } from '../../platform/settings/stored-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settingUp: SettingUp
  }
}

const KEY = 'had_admin'

const hadAdmin = (db: Db): boolean => storedText(db, KEY) !== undefined

/** Ends the setup if an admin is one by ADMIN_EMAILS, because then no role in the database shows it. */
export const noteAdmin = (db: Db): void => {
  db.insert(settings).values({ key: KEY, value: '1' }).onConflictDoNothing().run()
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** State of the first-run setup. A trigger records the first admin, so command line tools end the setup too. */
class SettingUp {
  readonly #db: Db
  /** SHA-256 of the setup code; only in memory. */
  #hash: Buffer | null = null

  constructor(db: Db) {
    this.#db = db
  }

  begin(): string | null {
    if (hadAdmin(this.#db)) return null
    const code = randomBytes(32).toString('base64url')
    this.#hash = hashOf(code)
    return code
  }

  /** Read for each page until the setup is done. */
  get isOpen(): boolean {
    if (this.#hash && hadAdmin(this.#db)) this.#hash = null
    return this.#hash !== null
  }

  allows(code: string): boolean {
    return this.isOpen && timingSafeEqual(hashOf(code), this.#hash!)
  }
}

/** `app.settingUp`. The server calls `begin`; tools and tests do not. */
export const settingUp = fp(async (app) => {
  app.decorate('settingUp', new SettingUp(app.db))
})
