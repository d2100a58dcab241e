import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { HANDOVER } from '../limits.ts'
import { CircleMeetingView } from './circle-meetings-shared.ts'
import { Moment, ProposalBody, Revision } from './handovers-contract.ts'

const wrongCount = () => m.handovers_all_times_count({ count: HANDOVER.times })

export const CircleMeetingBody = ProposalBody.omit({ with: true, starts_at: true }).extend({
  times: z
    .array(Moment, { error: wrongCount })
    .min(1, { error: wrongCount })
    .max(HANDOVER.times, { error: wrongCount }),
})
export type CircleMeetingBody = z.output<typeof CircleMeetingBody>

export const CircleMeetingAnswer = z.object({
  revision: Revision,
  times: z
    .array(Moment, { error: () => m.handovers_all_times_unknown() })
    .max(HANDOVER.times, { error: wrongCount })
    .meta({ description: 'The proposed times that the caller can come at; empty if none' }),
})
export type CircleMeetingAnswer = z.output<typeof CircleMeetingAnswer>

const common = { tags: ['Swaps'], security: [{ bearer: [] }], params: IdParams }

export const circleMeetingsContract = contract({
  'POST /api/swaps/:id/meeting': {
    ...common,
    summary: 'Propose one meeting for all people of an agreed swap of three or more',
    description:
      'Up to three times, at most 90 days ahead. Each proposal is a new revision and clears all answers: 409 if `revision` is not the newest.',
    body: CircleMeetingBody,
    response: answers(CircleMeetingView),
  },
  'POST /api/swaps/:id/meeting/answer': {
    ...common,
    summary: 'Say which of the proposed times suit the caller',
    description:
      'As soon as all have answered, the earliest time that suits all is agreed. Until then an answer can be changed.',
    body: CircleMeetingAnswer,
    response: answers(CircleMeetingView),
  },
  'GET /api/swaps/:id/meeting.ics': {
    ...common,
    summary: 'The agreed meeting of all as a calendar event (RFC 5545)',
    description: 'Also by the cookie of the pages. 404 until a time is agreed.',
    response: {
      200: { description: 'One event', content: { 'text/calendar': { schema: z.string() } } },
      '4xx': ErrorEnvelope,
    },
  },
})
