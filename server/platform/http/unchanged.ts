import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'

/**
 * True if the client's copy is current (304) by If-None-Match or If-Modified-Since (RFC 9110, section 13). The request header
 * `Cache-Control: no-cache` is ignored: `fetch` always adds it.
 * @param validators of the response.
 */
export function isUnchanged(
  asked: IncomingHttpHeaders,
  validators: Readonly<Record<string, string>>,
): boolean {
  const { 'if-none-match': etags, 'if-modified-since': date } = asked
  return fresh({ 'if-none-match': etags, 'if-modified-since': date }, validators)
}
