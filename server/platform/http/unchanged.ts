import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'

/**
 * Whether who asks has the answer already, by If-None-Match or If-Modified-Since, and gets a 304 (RFC 9110, section 13). A
 * `Cache-Control: no-cache` beside them is for caches on the way, which are to ask us. `fetch` adds it to every such request.
 *
 * @param asked the headers of the request.
 * @param validators those that the answer would carry.
 */
export function isUnchanged(
  asked: IncomingHttpHeaders,
  validators: Readonly<Record<string, string>>,
): boolean {
  const { 'if-none-match': etags, 'if-modified-since': date } = asked
  return fresh({ 'if-none-match': etags, 'if-modified-since': date }, validators)
}
