import { z } from 'zod'
import { CardView } from '../../market/items/items-shared.ts'
import { DAY_MOVE_STATES, DAY_THING_STATES, SWAP_DAY_STATES } from './day-states-shared.ts'

/** A swap day. `things` and `people` count what is announced or checked in. */
export const DayView = z
  .object({
    id: z.int(),
    title: z.string(),
    place: z.string(),
    starts_at: z.iso.datetime(),
    check_in_until: z.iso.datetime(),
    text: z.string(),
    things_per_person: z.int(),
    state: z.enum(SWAP_DAY_STATES),
    things: z.int(),
    people: z.int(),
    joined: z.boolean(),
  })
  .meta({ id: 'SwapDay' })
export type DayView = z.infer<typeof DayView>

/** A card of an item of a day. Cards of guests' items have no owner. */
export const DayCard = CardView.extend({ owner: CardView.shape.owner.optional() }).meta({ id: 'SwapDayCard' })
export type DayCard = z.infer<typeof DayCard>

export const DayDeckCard = z
  .object({ card: DayCard, why: z.literal('day'), mine: z.array(CardView) })
  .meta({ id: 'SwapDayDeckCard' })
export type DayDeckCard = z.infer<typeof DayDeckCard>

export const DayThingView = z
  .object({
    item: DayCard,
    number: z.int().nullable(),
    state: z.enum(DAY_THING_STATES),
  })
  .meta({ id: 'SwapDayThing' })
export type DayThingView = z.infer<typeof DayThingView>

export const OwnDayThingView = DayThingView.extend({ leftover_as_gift: z.boolean() })

export const MineView = z.object({
  /** `goes`: whether the item has a receiver. */
  things: z.array(DayThingView.extend({ goes: z.boolean() })),
  gets: z.array(DayThingView.extend({ state: z.enum([...DAY_THING_STATES, 'waiting']) })),
})
export type MineView = z.infer<typeof MineView>

const Named = z.object({ id: z.int(), name: z.string() })
/** A user or a guest; exactly one of the two is set. */
export const PartyView = z.object({ person: Named.optional(), guest: Named.optional() })
export type PartyView = z.infer<typeof PartyView>

export const DayPersonView = PartyView.extend({ things: z.array(DayThingView) })
export type DayPersonView = z.infer<typeof DayPersonView>

export const Refused = z.object({ product_id: z.int(), reason: z.string() })
export type Refused = z.infer<typeof Refused>

export const TicksView = z.object({
  things: z.array(
    z.object({
      product_id: z.int(),
      number: z.int().nullable(),
      state: z.enum([...DAY_THING_STATES, 'waiting']),
    }),
  ),
  refused: z.array(Refused),
})
export type TicksView = z.infer<typeof TicksView>

export const MatchingView = z.object({
  people: z.int(),
  things: z.int(),
  longest: z.int(),
  optimal: z.boolean(),
  bound: z.int(),
  seconds: z.number(),
})
export type MatchingView = z.infer<typeof MatchingView>

const WHYS = ['no_wants', 'nobody_wants', 'no_loop', 'left'] as const
export type WhyWithout = (typeof WHYS)[number]

export const PlanView = z.object({
  moves: z.array(
    z.object({
      product_id: z.int(),
      number: z.int(),
      from: PartyView,
      to: PartyView,
      state: z.enum(DAY_MOVE_STATES),
    }),
  ),
  without: z.array(PartyView.extend({ why: z.enum(WHYS) })),
  people: z.int(),
  things: z.int(),
  longest: z.int(),
})
export type PlanView = z.infer<typeof PlanView>

export const GuestView = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  url: z.string(),
  qr: z.string(),
})
export type GuestView = z.infer<typeof GuestView>

/** Data that a helper's phone stores for a day: people, items and the plan, as compact as possible. */
export const DeskView = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(SWAP_DAY_STATES),
  people: z.array(
    z.object({
      /** The member or the guest; the other one is null. */
      person: z.int().nullable(),
      guest: z.int().nullable(),
      name: z.string(),
      /** Code of the card; null without a card. */
      code: z.string().nullable(),
      things: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          number: z.int().nullable(),
          state: z.enum(DAY_THING_STATES),
        }),
      ),
    }),
  ),
  moves: z.array(
    z.object({
      product_id: z.int(),
      number: z.int(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      state: z.enum(DAY_MOVE_STATES),
    }),
  ),
  /** Items with conflicting acts of two moderators, one of them offline. `kept` is the act that counts. */
  conflicts: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      kept: z.enum(['done', 'undone']),
      at: z.iso.datetime(),
    }),
  ),
})
export type DeskView = z.infer<typeof DeskView>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    /** A swap day has changed: fetch it again. */
    SwapDayChanged: { id: number }
  }
}
