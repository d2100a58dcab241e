import type { onSendAsyncHookHandler } from 'fastify'

/**
 * For a route whose address holds a secret and gets used up: `{ onSend: secretAddress }`. Whatever it answers, an error too, no
 * browser keeps it, and no site is told from where its links were followed. Other pages say `secret: true` (pages/page.ts).
 */
export const secretAddress: onSendAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
}
