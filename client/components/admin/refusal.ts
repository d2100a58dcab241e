import * as m from '../../../server/platform/catalogues/messages.ts'
import { ApiError, messageOf } from '../../api.ts'

/**
 * Above this size in bytes, an aborted upload may be due to a size limit of the web server in front of the site. So may a 502: Caddy
 * 2.6.2 responds it if a Content-Length exceeds `max_size`, and 413 only to chunked bodies (caddyserver/caddy issue 5652).
 */
const LARGE = 50_000_000

/** Why a backup upload failed: the site's error, or a hint at the web server in front. */
export function refusal(error: unknown, file: File): string {
  const { status = 0, serverMessage = null } = error instanceof ApiError ? error : {}
  const inFront =
    serverMessage === null && (status === 413 || ([0, 502].includes(status) && file.size > LARGE))
  return inFront ? m.backups_refused_in_front() : messageOf(error, m.common_action_failed())
}
