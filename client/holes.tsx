import type { ComponentType } from 'react'
import { AccountCorner } from './components/accounts/account-corner.tsx'
import { BottomBar } from './components/accounts/bottom-bar.tsx'
import { WaitingBadge } from './components/accounts/waiting-badge.tsx'
import { WaitingLine } from './components/accounts/waiting-line.tsx'
import { Welcome } from './components/accounts/welcome.tsx'
import { ExchangeAction, ReservedAction } from './components/exchanges/exchange-action.tsx'
import { GiftAction } from './components/gifts/gift-action.tsx'
import { FavouriteHeart } from './components/items/favourite-heart.tsx'
import { MatchStrip } from './components/matches/match-strip.tsx'
import { WantAction } from './components/matches/want-action.tsx'
import { BlockButton } from './components/people/block-button.tsx'
import { LookedFor } from './components/wishes/looked-for.tsx'
import type { ThingHole, ViewerHole } from './hole.tsx'

/** Components of the holes about the viewer, by hole name. */
export const viewerHoles = {
  account: AccountCorner,
  bar: BottomBar,
  count: WaitingBadge,
  matches: MatchStrip,
  waiting: WaitingLine,
  welcome: Welcome,
} satisfies Record<string, ComponentType<ViewerHole>>

/** Components of the holes about the viewer and one item or person, by hole name (see server/holes.ts). */
export const thingHoles = {
  block: BlockButton,
  demand: LookedFor,
  exchange: ExchangeAction,
  favourite: FavouriteHeart,
  gift: GiftAction,
  reserved: ReservedAction,
  want: WantAction,
}

export type ViewerHoleName = keyof typeof viewerHoles
export type ThingHoleName = keyof typeof thingHoles

type ToldIn<N extends ThingHoleName> =
  Parameters<(typeof thingHoles)[N]>[0] extends ThingHole<infer Told> ? Told : never

/** Data that each hole needs; holes that only need `isSignedIn` are left out. */
export type ToldInHoles = {
  [N in ThingHoleName as [ToldIn<N>] extends [never] ? never : N]: ToldIn<N>
}
