import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { Order, Version } from '../../site/content/admin-site-shared.ts'
import { MeetingPlaceForm, MeetingPlacesView } from './admin-meeting-places-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(MeetingPlacesView),
}
const SAVED_SINCE = '409 where somebody has saved since `version`.'

export const adminMeetingPlacesContract = contract({
  'GET /api/admin/meeting-places': { ...common, summary: 'All meeting places, with their versions' },
  'POST /api/admin/meeting-places': { ...common, summary: 'Add a meeting place', body: MeetingPlaceForm },
  'POST /api/admin/meeting-places/order': {
    ...common,
    summary: 'Put the meeting places in order',
    description: '409 where they do not stand as in `seen` any more.',
    body: Order,
  },
  'POST /api/admin/meeting-places/:id': {
    ...common,
    summary: 'Change a meeting place',
    description: SAVED_SINCE,
    params: IdParams,
    body: MeetingPlaceForm.extend({ version: Version }),
  },
  'DELETE /api/admin/meeting-places/:id': {
    ...common,
    summary: 'Delete a meeting place',
    description: SAVED_SINCE,
    params: IdParams,
    body: z.object({ version: Version }),
  },
})
