const HERE = 'http://here.invalid'

/**
 * Where to go after signing in: `path` if it leads to a place on this site, else the home page. The browser's own
 * URL parser decides, since it also reads `/\evil.test` and `/<tab>/evil.test` as other sites.
 */
export function safeRedirect(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(path, HERE)
  // `/.//evil.test` is of this site, but its normal form would be read as another's.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/** What makes the sign-in page lead back to `path` afterwards; the home page needs nothing. */
export const signInQuery = (path: string) => (path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`)

/** The sign-in page that leads back to `path` afterwards. */
export const signInPath = (path: string) => `/sign-in${signInQuery(path)}`
