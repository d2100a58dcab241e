import { demandHole } from './market/demand/demand-hole.ts'
import { favouriteHole } from './market/favourites/favourite-hole.ts'
import { wantHole } from './market/wants/want-hole.ts'
import type { HoleTellers } from './site/pages/page.ts'
import { requestHole } from './swaps/request-hole.ts'
import { giftHole } from './trading/gifts/gift-hole.ts'

export const holes: HoleTellers = {
  demand: demandHole,
  exchange: requestHole,
  favourite: favouriteHole,
  gift: giftHole,
  reserved: requestHole,
  want: wantHole,
}
