import type { onSendAsyncHookHandler } from 'fastify'

/**
 * For pages whose address holds a secret: nobody keeps them, and no link on them tells where one came from. A page brings headers
 * of its own, so this is a hook: `{ onSend: secretAddress }`.
 */
export const secretAddress: onSendAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
}
