import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { optional, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { CommunityRules } from '../../site/community/community-shared.ts'

const { join, read, invite } = CommunityRules.shape

/** Without the defaults: what is left out stays as it is. */
const Changes = z.object({
  join: join.unwrap().optional(),
  read: read.unwrap().optional(),
  invite: invite.unwrap().optional(),
  newcomers: optional(yesOrNo(m.admin_choose_yes_or_no)),
})

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

export const adminCommunityContract = contract({
  'GET /api/admin/community': {
    ...common,
    summary: 'Who may join, read and invite, and what those who are new may do',
    response: answers(CommunityRules),
  },
  'POST /api/admin/community': {
    ...common,
    summary: 'Change who may join, read and invite, and what those who are new may do',
    description: 'What is left out stays as it is.',
    body: Changes,
    response: answers(CommunityRules),
  },
})
