import { z } from 'zod'
import { answers, contract } from '../http/contract.ts'
import { IdParams } from '../id-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminPeopleContract = contract({
  'DELETE /api/admin/people/:id/sessions': { ...common, summary: 'Sign a person out everywhere' },
  'POST /api/admin/people/:id/reset-link': {
    ...common,
    summary: 'Mail a person a code and a link to reset their password',
  },
  'POST /api/admin/people/:id/admin': {
    ...common,
    summary: 'Make a person an admin',
    description:
      'Where their address is not proved yet they get a mailed link, and are an admin once they have followed it.',
  },
  'DELETE /api/admin/people/:id/admin': {
    ...common,
    summary: 'Take the rights of an admin away; not from the last one',
  },
})
