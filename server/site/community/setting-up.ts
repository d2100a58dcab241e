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

/** Notes that there has been an admin, where no role in the database says so. */
export const noteAdmin = (db: Db): void => {
  db.$client.prepare("INSERT OR IGNORE INTO settings (key, value) VALUES ('had_admin', '1')").run()
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/**
 * Whether this site waits for its first admin. The database notes the first one itself, however they came about, so
 * that a tool of the command line ends it too.
 */
export class SettingUp {
  readonly #db: Db
  /** SHA-256 of the code of the link; nothing else of it is kept, and nothing on disk. */
  #hash: Buffer | null = null

  constructor(db: Db) {
    this.#db = db
  }

  /** Makes the code of a new link, in place of any before; null where somebody has ever been admin. */
  begin(): string | null {
    if (hadAdmin(this.#db).get()) return null
    const code = randomBytes(32).toString('base64url')
    this.#hash = hashOf(code)
    return code
  }

  /** Asked for every page while it is true; costs nothing once it is not. */
  get isOpen(): boolean {
    if (this.#hash && hadAdmin(this.#db).get()) this.#hash = null
    return this.#hash !== null
  }

  /** Whether this is the code of the link that works. */
  allows(code: string): boolean {
    return this.isOpen && timingSafeEqual(hashOf(code), this.#hash!)
  }
}

/** `app.settingUp`. Who starts the site says when it begins: tools and tests that serve nobody do not. */
export const settingUp = fp(async (app) => {
  app.decorate('settingUp', new SettingUp(app.db))
})
