import type { FastifyRequest } from 'fastify'

/** Whether a form was sent by a page of this site, as the browser says: other sites can send one too, and the cookie comes with it. */
export const isOwnForm = ({ headers, server }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || headers.origin === server.config.publicUrl
