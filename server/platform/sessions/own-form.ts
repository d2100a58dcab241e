import type { FastifyRequest } from 'fastify'

/** CSRF check of a form: the cookie is also sent with other sites' forms. */
export const isOwnForm = ({ headers, server }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers.origin === server.config.publicUrl
