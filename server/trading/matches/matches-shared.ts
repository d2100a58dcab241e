import { z } from 'zod'
import { CardView } from '../../market/items/items-shared.ts'
import { WantSetView } from '../../market/wants/want-sets-shared.ts'
import { WantRowView } from '../../market/wants/wants-shared.ts'
import { OwnWishView } from '../../market/wishes/wishes-shared.ts'
import { CircleListView, CircleView } from '../circles/circles-shared.ts'

const WHYS = ['for_you', 'wishes_yours', 'your_wish', 'new'] as const
export type Why = (typeof WHYS)[number]

export const DeckCard = z
  .object({
    card: CardView,
    why: z.enum(WHYS),
    /** Own items that match the owner's wish or that the viewer would give. Empty if they would reveal a want. */
    mine: z.array(CardView),
  })
  .meta({ id: 'DeckCard' })
export type DeckCard = z.infer<typeof DeckCard>

const LookerView = z.object({
  person: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() }),
  wish: z.string(),
  items: z.array(CardView),
})
export type LookerView = z.infer<typeof LookerView>

export const MatchesView = z.object({
  deck: z.array(DeckCard),
  wishes: z.array(OwnWishView),
  wishes_found: z.array(OwnWishView),
  wants: z.array(WantRowView),
  wants_total: z.int(),
  want_sets: z.array(WantSetView),
  /** Newest own available items, for wishes and wants. */
  mine: z.array(z.object({ id: z.int(), name: z.string() })),
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Wishes extracted from trade preferences, to confirm. */
  suggested: z.array(z.object({ id: z.int(), name: z.string(), wishes: z.array(z.string()) })),
  circles: CircleListView,
  agreed: z.array(CircleView),
  found: z.int().nullable(),
  /** Excluded after two unanswered circles, until the user confirms being active. */
  left_out: z.boolean(),
  wish: z.string(),
  wish_category: z.int().nullable(),
  /** The just posted item, who looks for it, and items whose owners would take it. */
  about: z.object({ item: CardView, lookers: z.array(LookerView), takers: z.array(CardView) }).nullable(),
})
export type MatchesView = z.infer<typeof MatchesView>
