import type { onSendAsyncHookHandler } from 'fastify'

/**
 * For routes with a secret in the URL: `{ onSend: secretAddress }`. Disables caching and the Referer header, also for errors. Pages use
 * `secret: true` (pages/page.ts).
 */
export const secretAddress: onSendAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
}
