import { z } from 'zod'
import { WantSetView } from '../../market/wants/want-sets-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { DayCard, DayView, DeskView, GuestView, MineView, PlanView } from './days-shared.ts'

const OwnItem = z.object({ id: z.int(), name: z.string() })

export const DaysPage = z.object({ days: z.array(DayView), pagination: Pagination })
export type DaysPage = z.infer<typeof DaysPage>

/** /swap-days/{id}, and the card of a guest. */
export const DayPage = z.object({
  day: DayView,
  cards: z.array(DayCard),
  pagination: Pagination,
  is_signed_in: z.boolean(),
  is_moderator: z.boolean(),
  /** The viewer's available items that are not part of the day yet. */
  own: z.array(OwnItem),
  mine: MineView.nullable(),
  code: z.object({ code: z.string(), qr: z.string() }).nullable(),
  deck: z.array(z.object({ card: DayCard, number: z.int().nullable() })),
  /** Items that a guest would take; members have a page for theirs. */
  yeses: z.array(
    z.object({ id: z.int(), name: z.string(), number: z.int().nullable(), set_id: z.int().nullable() }),
  ),
  sets: z.array(WantSetView),
  guest: GuestView.nullable(),
})
export type DayPage = z.infer<typeof DayPage>

/** A move of the plan on the screen. Shows first names only. */
const ScreenMove = z.object({ number: z.int(), name: z.string(), to: z.string(), is_picked_up: z.boolean() })
export const ScreenPage = z.object({ day: DayView, moves: z.array(ScreenMove) })
export type ScreenPage = z.infer<typeof ScreenPage>

export const AdminDaysPage = z.object({ days: z.array(DayView) })
export type AdminDaysPage = z.infer<typeof AdminDaysPage>

export const AdminDayPage = z.object({
  day: DayView,
  plan: PlanView.nullable(),
  names: z.record(z.string(), z.string()),
  /** Code of the card whose QR code led here; empty without one. */
  code: z.string(),
  desk: DeskView,
})
export type AdminDayPage = z.infer<typeof AdminDayPage>

export const PrintPage = z.object({
  day: DayView,
  kind: z.enum(['labels', 'cards', 'tables', 'people']),
  things: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      owner_id: z.int(),
      owner: z.string(),
      /** Null for an item without a receiver. */
      to_id: z.int().nullable(),
      to: z.string().nullable(),
    }),
  ),
})
export type PrintPage = z.infer<typeof PrintPage>
