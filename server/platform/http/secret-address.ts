import type { onSendAsyncHookHandler } from 'fastify'

/** `{ onSend: secretAddress }` for routes with a secret URL: no caching and no Referer. Pages use `secret: true`. */
export const secretAddress: onSendAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
}
