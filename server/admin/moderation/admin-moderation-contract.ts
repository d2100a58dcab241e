import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { SuspensionBody } from './admin-suspensions-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminModerationContract = contract({
  'POST /api/admin/people/:id/suspension': {
    ...common,
    summary: 'Suspend a person',
    description:
      'They are signed out everywhere, what they have available leaves all lists, what is only proposed to and by them ' +
      'ends, and open reports about them are upheld. What is agreed stays: the others may call it off. The reason is ' +
      'mailed to them.',
    body: SuspensionBody,
  },
  'DELETE /api/admin/people/:id/suspension': { ...common, summary: 'Lift the suspension of a person' },
  'POST /api/admin/people/:id/approval': {
    ...common,
    summary: 'Let somebody in who waits; they are told by mail',
  },
  'DELETE /api/admin/people/:id/approval': {
    ...common,
    summary: 'Do not let somebody in who waits: the reason is mailed, the account deleted',
    body: SuspensionBody,
  },
  'POST /api/admin/items/:id/hiding': { ...common, summary: 'Take an item down' },
  'DELETE /api/admin/items/:id/hiding': { ...common, summary: 'Show an item again' },
  'POST /api/admin/reviews/:id/hiding': {
    ...common,
    summary: 'Hide a review: it is shown to nobody and counts nowhere',
  },
  'DELETE /api/admin/reviews/:id/hiding': { ...common, summary: 'Show a review again' },
})
