import type { ComponentType } from 'react'
import { AccountCorner } from './components/accounts/account-corner.tsx'
import { WaitingBadge } from './components/accounts/waiting-badge.tsx'
import { WaitingLine } from './components/accounts/waiting-line.tsx'
import { Welcome } from './components/accounts/welcome.tsx'
import { ExchangeAction, ReservedAction } from './components/exchanges/exchange-action.tsx'
import { FavouriteHeart } from './components/items/favourite-heart.tsx'
import { MatchStrip } from './components/matches/match-strip.tsx'
import { WantAction } from './components/matches/want-action.tsx'
import { BlockButton } from './components/people/block-button.tsx'
import type { HoleProps } from './hole.tsx'

/** What is personal on pages that are otherwise the same for all, by the name of the hole that it fills. */
export const holes = {
  account: AccountCorner,
  count: WaitingBadge,
  block: BlockButton,
  exchange: ExchangeAction,
  favourite: FavouriteHeart,
  matches: MatchStrip,
  reserved: ReservedAction,
  waiting: WaitingLine,
  want: WantAction,
  welcome: Welcome,
} satisfies Record<string, ComponentType<HoleProps>>

export type HoleName = keyof typeof holes
