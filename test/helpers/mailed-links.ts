import type { FastifyInstance } from 'fastify'

/** Submits the page of a mailed link in a browser with the session `token`. */
export const pressLink = (
  app: FastifyInstance,
  link: string,
  { token, password }: { token?: string; password?: string } = {},
  more: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ ...(password === undefined ? {} : { password }), ...more }).toString(),
    ...(token === undefined ? {} : { cookies: { swapyard_token: token } }),
  })
