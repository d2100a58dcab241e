import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST, PICTURE } from '../../platform/limits.ts'
import {
  listOf,
  optional,
  optionalElse,
  optionalOrBlank,
  yesOrNo,
} from '../../platform/schemas/form-fields-shared.ts'
import {
  EditVersionField,
  optionalPositiveNumber,
  positiveNumber,
} from '../../platform/schemas/numbers-shared.ts'
import { line, requiredLine, requiredText, text } from '../../platform/schemas/text-shared.ts'
import { cleanLink, cleanNumber } from '../../platform/schemas/unseen-shared.ts'
import { NeighbourhoodChoice } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { VIDEO_LINKS } from '../limits.ts'
import { ItemWishes } from '../wishes/wish-fields-shared.ts'
import { CONDITIONS } from './condition-shared.ts'
import { MISSING } from './missing-shared.ts'
import { withScheme, youtubeId } from './youtube-shared.ts'

export { VIDEO_LINKS }

export const Name = requiredLine(LONGEST.itemName, m.items_the_name, MISSING.name)
export const Description = requiredText(LONGEST.itemDescription, m.items_the_description, MISSING.description)
export const CategoryId = positiveNumber(MISSING.product_category_id)
export const ItemId = positiveNumber(m.items_choose_an_item)
export const OptionalItemId = optionalPositiveNumber(m.items_choose_an_item)
export const ConditionChoice = z.enum(CONDITIONS, { error: MISSING.condition })
const TradePreferences = line(LONGEST.itemTradePreferences, m.items_this)
const Message = text(LONGEST.itemMessage, m.items_the_message)
const Phone = line(LONGEST.phone, m.items_the_phone_number).check(z.overwrite(cleanNumber))
const Location = line(LONGEST.address, m.items_the_location)
const onYoutube = (link: string) => youtubeId(link) !== null
const NOT_ON_YOUTUBE = { error: () => m.items_only_youtube() }
export const VideoLink = z
  .string()
  .check(z.overwrite(cleanLink), z.refine(onYoutube, NOT_ON_YOUTUBE), z.overwrite(withScheme))
/** Forms send blanks for an empty list. */
const VideoLinks = listOf(
  z
    .array(
      z.string().check(
        z.overwrite(cleanLink),
        z.refine((link) => link === '' || onYoutube(link), NOT_ON_YOUTUBE),
      ),
    )
    .check(
      z.overwrite((links) => links.filter(Boolean).map(withScheme)),
      z.maxLength(VIDEO_LINKS, {
        error: () => m.items_video_links_limit({ videoLinks: VIDEO_LINKS }),
      }),
    ),
)

/** Fields of a new item, for all forms and calls. */
export const ItemFields = z.object({
  name: Name,
  description: Description,
  product_category_id: CategoryId,
  condition: ConditionChoice,
  trade_preferences: optionalElse(TradePreferences, ''),
  wishes: optionalElse(ItemWishes, []),
  message: optionalElse(Message, ''),
  phone: optionalElse(Phone, ''),
  location: optionalElse(Location, ''),
  neighbourhood_id: z.optional(NeighbourhoodChoice),
  video_links: optionalElse(VideoLinks, []),
  is_gift: optionalElse(yesOrNo(m.form_yes_or_no), false),
  starts_chain: optionalElse(yesOrNo(m.form_yes_or_no), true),
})
export type ItemFields = z.input<typeof ItemFields>

export const PictureUrls = listOf(
  z.array(z.string().check(z.maxLength(200))).check(
    z.maxLength(PICTURE.perItem, {
      error: () => m.items_kept_pictures_limit({ perItem: PICTURE.perItem }),
    }),
  ),
)

/** Partial update; a blank category or condition is also unchanged. */
export const ItemChanges = z.object({
  name: optional(Name),
  description: optional(Description),
  product_category_id: optionalPositiveNumber(MISSING.product_category_id),
  condition: optionalOrBlank(ConditionChoice),
  trade_preferences: optional(TradePreferences),
  wishes: optional(ItemWishes),
  message: optional(Message),
  phone: optional(Phone),
  location: optional(Location),
  neighbourhood_id: z.optional(NeighbourhoodChoice),
  video_links: optional(VideoLinks),
  is_gift: optional(yesOrNo(m.form_yes_or_no)),
  starts_chain: optional(yesOrNo(m.form_yes_or_no)),
  removed_images: optional(PictureUrls),
  /** URLs in the new order, the cover first; `new:0` is the first of `images[]`. Images that are not listed follow, new ones last. */
  image_order: optional(PictureUrls),
  /** 409 if there is a newer version; undefined overwrites. */
  version: EditVersionField,
})
export type ItemChanges = z.output<typeof ItemChanges>

export const NO_PICTURE = MISSING.images
export const TOO_MANY_PICTURES = () => m.items_pictures_limit({ perItem: PICTURE.perItem })

export const ItemImages = z
  .array(z.int())
  .check(z.minLength(1, { error: NO_PICTURE }), z.maxLength(PICTURE.perItem, { error: TOO_MANY_PICTURES }))
