import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { optional, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { fromForm } from '../../platform/schemas/numbers-shared.ts'
import { CommunityRules } from '../../site/community/community-shared.ts'

const { join, read, invite, gifts_per_person } = CommunityRules.shape

const Changes = z.object({
  join: join.unwrap().optional(),
  read: read.unwrap().optional(),
  invite: invite.unwrap().optional(),
  newcomers: optional(yesOrNo(m.admin_choose_yes_or_no)),
  gifts: optional(yesOrNo(m.admin_choose_yes_or_no)),
  gifts_per_person: optional(z.preprocess(fromForm, gifts_per_person.unwrap())),
})

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

export const adminCommunityContract = contract({
  'GET /api/admin/community': {
    ...common,
    summary:
      'Who may join, read and invite, what those who are new may do, and whether members give things away',
    response: answers(CommunityRules),
  },
  'POST /api/admin/community': {
    ...common,
    summary:
      'Change who may join, read and invite, what those who are new may do, and whether members give things away',
    description: 'What is left out stays as it is.',
    body: Changes,
    response: answers(CommunityRules),
  },
})
