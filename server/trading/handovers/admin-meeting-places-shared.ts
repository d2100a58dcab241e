import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { requiredLine } from '../../platform/schemas/text-shared.ts'
import { MeetingPlaceView } from './handovers-shared.ts'

export const MeetingPlaceForm = z.object({
  name: requiredLine(LONGEST.handoverPlace, m.admin_a_place, m.admin_place_required),
})
export type MeetingPlaceForm = z.output<typeof MeetingPlaceForm>

export const MeetingPlaceRowView = MeetingPlaceView.extend({ version: z.int() })
export type MeetingPlaceRowView = z.output<typeof MeetingPlaceRowView>

export const MeetingPlacesView = z.object({ places: z.array(MeetingPlaceRowView) })
export type MeetingPlacesView = z.output<typeof MeetingPlacesView>
