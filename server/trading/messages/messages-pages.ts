import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { areBlocked } from '../../members/blocks/blocks-service.ts'
import { AppError } from '../../platform/errors.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { ExchangeRowView, RequestStepView } from '../exchanges/exchanges-shared.ts'
import { openRequests } from '../exchanges/open-requests-service.ts'
import { requestSteps } from '../exchanges/request-steps-service.ts'
import { circleConversations } from './circle-conversations.ts'
import { getThread, listConversations } from './messages-service.ts'
import { CircleConversationView, ConversationView, ThreadView } from './messages-shared.ts'

const MessagesPage = z.object({
  me: z.int(),
  selected: z.int().nullable(),
  conversations: z.array(ConversationView),
  thread: z.nullable(ThreadView),
  requests: z.array(ExchangeRowView),
  steps: z.array(RequestStepView),
  circles: z.array(CircleConversationView),
  /** With people without a conversation. */
  open: z.array(ExchangeRowView),
  now: z.int(),
})

const Query = z.object({ userId: Id.optional().catch(undefined) })

export const messagesPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)

  /** Null for an unknown user; the page shows an error and the other conversations. */
  function threadWith(me: number, other: number) {
    try {
      return getThread(app.db, me, other)
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null
      throw error
    }
  }

  app.get('/dashboard/messages', { schema: { querystring: Query } }, (request, reply) =>
    reply.page('dashboard/messages', MessagesPage, () => {
      const { id: me } = viewerOf(request)
      const conversations = listConversations(app.db, me)
      const known = new Set(conversations.map(({ id }) => id))
      const open = openRequests(app.db, me).filter(
        ({ other }) => !known.has(other.id) && !areBlocked(app.db, me, other.id),
      )
      const selected = request.query.userId ?? conversations[0]?.id ?? open[0]?.other.id ?? null
      const thread = selected === null ? null : threadWith(me, selected)
      const other = thread === null ? null : selected
      const requests = other === null ? [] : openRequests(app.db, me, other)
      const steps = other === null ? [] : requestSteps(app.db, me, other)
      const circles = circleConversations(app.db, me)
      return { me, selected, circles, open, conversations, thread, requests, steps, now: Date.now() }
    }),
  )
}
