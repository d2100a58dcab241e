import { z } from 'zod'
import { CardView } from '../../market/items/items-shared.ts'
import { WantRowView } from '../../market/wants/wants-shared.ts'
import { OwnWishView } from '../../market/wishes/wishes-shared.ts'
import { CircleListView, CircleView } from '../circles/circles-shared.ts'

/** Why an item is shown, in the order of the deck. */
const WHYS = ['for_you', 'wishes_yours', 'your_wish', 'new'] as const
export type Why = (typeof WHYS)[number]

/** Something that one may want. */
export const DeckCard = z
  .object({
    card: CardView,
    why: z.enum(WHYS),
    /** Own things: those that its owner looks for, or that one would give for it; none where that proved anybody's wants. */
    mine: z.array(CardView),
  })
  .meta({ id: 'DeckCard' })
export type DeckCard = z.infer<typeof DeckCard>

/** Somebody who looks for such a thing. */
const LookerView = z.object({
  person: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() }),
  /** What they look for, in words. */
  wish: z.string(),
  /** What they would give for it, the newest first. */
  items: z.array(CardView),
})
export type LookerView = z.infer<typeof LookerView>

/** /dashboard/matches */
export const MatchesView = z.object({
  deck: z.array(DeckCard),
  wishes: z.array(OwnWishView),
  wants: z.array(WantRowView),
  wants_total: z.int(),
  /** Names of one's own available things, the newest, to say what wishes and wants are for. */
  mine: z.array(z.object({ id: z.int(), name: z.string() })),
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** What one's own items say in free text that may be wishes, for their owner to confirm. */
  suggested: z.array(z.object({ id: z.int(), name: z.string(), wishes: z.array(z.string()) })),
  /** Swaps that the site has found and that wait for answers. */
  circles: CircleListView,
  /** Those that are agreed and not over. */
  agreed: z.array(CircleView),
  /** One of them that the last answer has closed. */
  found: z.int().nullable(),
  /** One has left two of them in a row unanswered, and is asked no more until one says that one is here. */
  left_out: z.boolean(),
  /** A wish that is to be confirmed; empty for none. */
  wish: z.string(),
  /** The item that the page is about, just posted, who looks for it, and items whose owners wrote that they would take it. */
  about: z.object({ item: CardView, lookers: z.array(LookerView), takers: z.array(CardView) }).nullable(),
})
export type MatchesView = z.infer<typeof MatchesView>
