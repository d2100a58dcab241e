import { EventEmitter } from 'node:events'
import type { JWT } from '@fastify/jwt'
import type { Db } from '../../db/open.ts'
import { smallImageUrl } from '../images/image-view.ts'
import { LIFETIME } from '../limits.ts'
import type { ViewerView } from './accounts-schema.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
} from './sessions-queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** A signed-in browser and its person. */
export interface Session {
  /** Hash of the session id: what the database keeps, and what sockets are told by when it ends. */
  id: string
  viewer: ViewerView
  expiresAt: Date
}

/** What a token carries (RFC 7519; `sid` as in OpenID Connect). */
interface Claims {
  sub: string
  sid: string
}

interface Ended {
  accountId: number
  /** Null when all sessions of the account have ended. */
  sessionId: string | null
}

/**
 * Who is signed in (decisions, section 2). Emits `ended` when sessions are ended by logging out, by changing or
 * resetting the password or by an admin; one that just expires is told of by nothing.
 */
export class Sessions extends EventEmitter<{ ended: [Ended] }> {
  readonly #db: Db
  readonly #jwt: JWT
  readonly #adminEmails: ReadonlySet<string>

  constructor(db: Db, jwt: JWT, adminEmails: readonly string[]) {
    super()
    this.#db = db
    this.#jwt = jwt
    this.#adminEmails = new Set(adminEmails)
  }

  /** Signs a person in; gives the token, which lives 30 days. */
  start(accountId: number): string {
    const sid = newToken()
    const expiresAt = new Date(Date.now() + LIFETIME.session)
    insertSession(this.#db, { idHash: hashToken(sid), accountId, expiresAt })
    return this.#jwt.sign({ sub: String(accountId), sid } satisfies Claims)
  }

  /** The session of a token; null for one that is forged, expired or ended. */
  find(token: string): Session | null {
    let claims: Claims
    try {
      claims = this.#jwt.verify<Claims>(token)
    } catch {
      return null
    }
    if (typeof claims.sid !== 'string') return null
    const id = hashToken(claims.sid)
    const row = findSession(this.#db, id, Number(claims.sub))
    if (!row) return null
    const { name, email, avatarHash: hash, avatarWidths: widths } = row
    const avatar = hash && widths ? smallImageUrl({ hash, widths }) : null
    const isAdmin = row.isAdmin || (row.emailProvedAt !== null && this.#adminEmails.has(email))
    return { id, expiresAt: row.expiresAt, viewer: { id: row.id, name, email, avatar, is_admin: isAdmin } }
  }

  end({ id, viewer }: Session): void {
    deleteSession(this.#db, id)
    this.emit('ended', { accountId: viewer.id, sessionId: id })
  }

  endAll(accountId: number): void {
    deleteSessionsOf(this.#db, accountId)
    this.emit('ended', { accountId, sessionId: null })
  }

  /** Deletes expired sessions; gives their number. */
  sweep(): number {
    return deleteExpiredSessions(this.#db)
  }
}
