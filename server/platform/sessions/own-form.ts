import type { FastifyRequest } from 'fastify'

/** CSRF check of a form: browsers also send the cookie with forms of other sites. */
export const isOwnForm = ({ headers, server }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers.origin === server.config.publicUrl
