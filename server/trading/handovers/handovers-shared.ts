import { z } from 'zod'

/** Meeting of two parties, as one of them sees it. */
export const HandoverView = z
  .object({
    with: z.int(),
    place: z.string(),
    starts_at: z.iso.datetime(),
    note: z.string(),
    revision: z.int(),
    /** Null if agreed, past, or nothing is open. */
    turn: z.enum(['me', 'other']).nullable(),
    agreed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Handover' })
export type HandoverView = z.output<typeof HandoverView>

export const SwapCodeView = z.object({
  code: z.string(),
  /** SVG path data of a QR code for the swap's page with the code in the fragment. One unit is a module; the margin is 4. */
  qr: z.string(),
  expires_at: z.iso.datetime(),
})
export type SwapCodeView = z.output<typeof SwapCodeView>

export const MeetingPlaceView = z.object({ id: z.int(), name: z.string() })
export type MeetingPlaceView = z.output<typeof MeetingPlaceView>
