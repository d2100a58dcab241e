import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { EndPushBody, PushSubscriptionBody, PushView } from './push-subscriptions-shared.ts'

const common = { tags: ['Notifications'], security: [{ bearer: [] }] }

export const pushSubscriptionsContract = contract({
  'GET /api/push-subscriptions': {
    ...common,
    summary: 'What a browser needs to be told by push',
    response: answers(PushView),
  },
  'POST /api/push-subscriptions': {
    ...common,
    summary: 'Tell this browser by push',
    body: PushSubscriptionBody,
    response: answers(PushView),
  },
  'DELETE /api/push-subscriptions': {
    ...common,
    summary: 'Tell this browser no more',
    body: EndPushBody,
    response: answers(PushView),
  },
  'POST /api/push-subscriptions/test': {
    ...common,
    summary: 'Send a test push to my browsers',
    response: answers(z.null()),
  },
})
