import * as m from '../../../server/platform/catalogues/messages.ts'
import { ApiError, messageOf } from '../../api.ts'

/**
 * Bytes from which on a connection that breaks may mean that a web server in front takes no larger file. So may a 502: Caddy 2.6.2
 * answers it when a body with a Content-Length exceeds `max_size`, and 413 only to chunks (caddyserver/caddy issue 5652).
 */
const LARGE = 50_000_000

/** Why a backup was not taken, in the site's words, or that a web server in front of the site has refused it. */
export function refusal(error: unknown, file: File): string {
  const { status = 0, serverMessage = null } = error instanceof ApiError ? error : {}
  const inFront =
    serverMessage === null && (status === 413 || ([0, 502].includes(status) && file.size > LARGE))
  return inFront
    ? m.backups_refused_in_front()
    : messageOf(error, m.common_that_did_not_work_please_try_again())
}
