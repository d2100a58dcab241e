import type { Db } from '../../../db/open.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { EditedField, EditedFields } from '../../platform/database/edit-version.ts'
import { findNeighbourhood } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { itemWishes } from '../wishes/wishes-service.ts'
import { findCategory } from './categories-queries.ts'
import { imageRowsOf, itemById } from './own-items-queries.ts'

const text = (label: string, value: string): EditedField => ({ label, value, isText: true })
const other = (label: string, value: unknown): EditedField => ({
  label,
  value: JSON.stringify(value),
  isText: false,
})

export function editedFieldsOf(db: Db, id: number): EditedFields {
  const item = itemById(db).get({ id })!
  const { neighbourhoodId } = item
  return {
    name: text(m.form_item_name(), item.name),
    description: { ...other(m.form_description(), item.description) },
    product_category_id: text(m.form_category(), shown(findCategory(db, item.categoryId)?.name ?? '')),
    condition: other(m.form_condition(), item.condition),
    trade_preferences: text(m.common_would_take(), item.tradePreferences),
    wishes: text(m.matches_looking_for(), itemWishes(db, id).join(', ')),
    message: text(m.common_message_to_interested_people(), item.message),
    phone: text(m.items_phone(), item.phone),
    location: text(m.items_location(), item.location),
    neighbourhood_id: text(
      m.place_neighbourhood(),
      neighbourhoodId === null ? '' : (findNeighbourhood(db, neighbourhoodId)?.name ?? ''),
    ),
    video_links: text(m.form_video_links(), item.videoLinks.join(', ')),
    is_gift: other(m.gifts_give_away(), [item.isGift, item.startsChain]),
    images: other(
      m.items_product_images(),
      imageRowsOf(db)
        .all({ id })
        .map(({ hash }) => hash),
    ),
  }
}
