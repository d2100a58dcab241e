import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { BeforeQuery, UpToBody } from '../../platform/schemas/pagination-shared.ts'
import { NotificationsView } from './notifications-shared.ts'

const common = { tags: ['Notifications'], security: [{ bearer: [] }] }

export const notificationsContract = contract({
  'GET /api/notifications': {
    ...common,
    summary: 'My notifications, the newest first',
    querystring: BeforeQuery,
    response: answers(NotificationsView),
  },
  'POST /api/notifications/read': {
    ...common,
    summary: 'Mark my notifications up to an id as seen',
    body: UpToBody,
    response: answers(z.object({ unread_count: z.int() })),
  },
})
