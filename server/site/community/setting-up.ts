import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import fp from 'fastify-plugin'
import { type Db, prepared } from '../../../db/open.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settingUp: SettingUp
  }
}

const hadAdmin = prepared((db) =>
  db.$client.prepare<[], number>("SELECT count(*) FROM settings WHERE key = 'had_admin'").pluck(),
)

/** For admins that no role in the database shows. */
export const noteAdmin = (db: Db): void => {
  db.$client.prepare("INSERT OR IGNORE INTO settings (key, value) VALUES ('had_admin', '1')").run()
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** State of the first-run setup. A trigger records the first admin, so command line tools end the setup too. */
export class SettingUp {
  readonly #db: Db
  /** SHA-256 of the setup code; only in memory. */
  #hash: Buffer | null = null

  constructor(db: Db) {
    this.#db = db
  }

  begin(): string | null {
    if (hadAdmin(this.#db).get()) return null
    const code = randomBytes(32).toString('base64url')
    this.#hash = hashOf(code)
    return code
  }

  /** Checked per page until the setup is done. */
  get isOpen(): boolean {
    if (this.#hash && hadAdmin(this.#db).get()) this.#hash = null
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
