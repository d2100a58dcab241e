import type { ComponentType } from 'react'
import { AccountCorner } from './components/accounts/account-corner.tsx'
import { BottomBar } from './components/accounts/bottom-bar.tsx'
import { WaitingLine } from './components/accounts/waiting-line.tsx'
import { Welcome } from './components/accounts/welcome.tsx'
import { ExchangeAction, ReservedAction } from './components/exchanges/exchange-action.tsx'
import { GiftAction } from './components/gifts/gift-action.tsx'
import { FavouriteHeart } from './components/items/favourite-heart.tsx'
import { MatchStrip } from './components/matches/match-strip.tsx'
import { WantAction } from './components/matches/want-action.tsx'
import { BlockButton } from './components/people/block-button.tsx'
import { LookedFor } from './components/wishes/looked-for.tsx'
import type { SubjectSlot, SubjectSlotName, ViewerSlot, ViewerSlotName } from './slot.tsx'

/** Components of the slots about the viewer, by slot name. */
export const viewerSlots = {
  account: AccountCorner,
  bar: BottomBar,
  matches: MatchStrip,
  waiting: WaitingLine,
  welcome: Welcome,
} satisfies Record<ViewerSlotName, ComponentType<ViewerSlot>>

/** Components of the slots about the viewer and one item or person, by slot name (see server/slots.ts). */
export const subjectSlots = {
  block: BlockButton,
  demand: LookedFor,
  exchange: ExchangeAction,
  favourite: FavouriteHeart,
  gift: GiftAction,
  reserved: ReservedAction,
  want: WantAction,
} satisfies Record<SubjectSlotName, ComponentType<never>>

type DataOf<N extends SubjectSlotName> =
  Parameters<(typeof subjectSlots)[N]>[0] extends SubjectSlot<infer Data> ? Data : never

/** Data that each slot needs; slots that only need `isSignedIn` are left out. */
export type SlotData = {
  [N in SubjectSlotName as [DataOf<N>] extends [never] ? never : N]: DataOf<N>
}
