import { z } from 'zod'

/** Where and when two people of an agreed swap meet, as one of them sees it. */
export const HandoverView = z
  .object({
    /** Id of the other. */
    with: z.int(),
    place: z.string(),
    starts_at: z.iso.datetime(),
    note: z.string(),
    /** Of the plan, counted from 1. */
    revision: z.int(),
    /** Whose answer it waits for; null once both have agreed, its time has passed, or nothing between the two is open any more. */
    turn: z.enum(['me', 'other']).nullable(),
    agreed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Handover' })
export type HandoverView = z.output<typeof HandoverView>

/** A code by which the other confirms on the spot that the two have swapped. */
export const SwapCodeView = z.object({
  /** Four digits. */
  code: z.string(),
  /** Data of an SVG path: a QR code of the swap's page, with the code in the fragment. A unit is a module, four are margin. */
  qr: z.string(),
  expires_at: z.iso.datetime(),
})
export type SwapCodeView = z.output<typeof SwapCodeView>

/** A place that admins offer to meet at. */
export const MeetingPlaceView = z.object({ id: z.int(), name: z.string() })
export type MeetingPlaceView = z.output<typeof MeetingPlaceView>
