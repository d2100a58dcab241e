import { answers, contract } from '../../platform/http/contract.ts'
import { UnreadView } from './dashboard-shared.ts'

export const dashboardContract = contract({
  'GET /api/unread-counts': {
    tags: ['Dashboard'],
    security: [{ bearer: [] }],
    summary: 'How many messages and notifications I have not seen, and requests and circles not answered',
    response: answers(UnreadView),
  },
})
