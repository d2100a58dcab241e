import type { ComponentType } from 'react'
import type { ViewerView } from '../server/accounts/accounts-schema.ts'
import { AccountCorner } from './components/account-corner.tsx'
import { ExchangeAction } from './components/exchange-action.tsx'
import { FavouriteHeart } from './components/favourite-heart.tsx'
import { Welcome } from './components/welcome.tsx'

/** What a filler gets. */
export interface HoleProps {
  /** Null is a visitor. */
  viewer: ViewerView | null
  /** Id of what the hole is about; 0 for what is about the page as a whole. */
  about: number
  /** Whether the viewer has favourited the item `about`. */
  isFavourite: boolean
}

/** What is personal on pages that are otherwise the same for all, by the name of the hole that it fills. */
export const holes: Record<string, ComponentType<HoleProps>> = {
  account: AccountCorner,
  exchange: ExchangeAction,
  favourite: FavouriteHeart,
  welcome: Welcome,
}
