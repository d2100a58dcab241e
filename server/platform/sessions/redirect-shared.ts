const HERE = 'http://here.invalid'

/** `path` if it is on this site, else "/". Uses the URL parser, because browsers also read `/\evil.test` as another site. */
export function safeRedirect(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(path, HERE)
  // `/.//evil.test` is on this site, but its normalized form is not.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

export const signInQuery = (path: string) => (path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`)

export const signInPath = (path: string) => `/sign-in${signInQuery(path)}`
