import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { RoleBody } from './admin-people-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminPeopleContract = contract({
  'POST /api/admin/people/:id/role': {
    ...common,
    summary: 'Make a person a member, a moderator or an admin',
    description:
      'Moderators see reports, contact messages and people, take items down, hide reviews, suspend people and let them ' +
      'in. An admin is made as by `POST /api/admin/people/{id}/admin`; the last one stays one.',
    body: RoleBody,
  },
  'DELETE /api/admin/people/:id/sessions': { ...common, summary: 'Sign a person out everywhere' },
  'POST /api/admin/people/:id/reset-link': {
    ...common,
    summary: 'Mail a person a code and a link to reset their password',
    description:
      'At most 3 an hour to one person and 30 by one admin or moderator; one more is answered 429.',
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
