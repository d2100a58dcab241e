import { demandSlot } from './market/demand/demand-slot.ts'
import { favouriteSlot } from './market/favourites/favourite-slot.ts'
import { wantSlot } from './market/wants/want-slot.ts'
import type { SlotLoaders } from './site/pages/page.ts'
import { requestSlot } from './swaps/request-slot.ts'
import { giftSlot } from './trading/gifts/gift-slot.ts'

export const slots: SlotLoaders = {
  demand: demandSlot,
  exchange: requestSlot,
  favourite: favouriteSlot,
  gift: giftSlot,
  reserved: requestSlot,
  want: wantSlot,
}
