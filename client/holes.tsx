import type { ComponentType } from 'react'
import { AccountCorner } from './components/accounts/account-corner.tsx'
import { WaitingBadge } from './components/accounts/waiting-badge.tsx'
import { WaitingLine } from './components/accounts/waiting-line.tsx'
import { Welcome } from './components/accounts/welcome.tsx'
import { ExchangeAction, ReservedAction } from './components/exchanges/exchange-action.tsx'
import { FavouriteHeart } from './components/items/favourite-heart.tsx'
import { BlockButton } from './components/people/block-button.tsx'
import type { HoleProps } from './hole.tsx'

/** What is personal on pages that are otherwise the same for all, by the name of the hole that it fills. */
export const holes = {
  account: AccountCorner,
  count: WaitingBadge,
  block: BlockButton,
  exchange: ExchangeAction,
  favourite: FavouriteHeart,
  reserved: ReservedAction,
  waiting: WaitingLine,
  welcome: Welcome,
} satisfies Record<string, ComponentType<HoleProps>>

export type HoleName = keyof typeof holes
