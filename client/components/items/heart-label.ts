import * as m from '../../../server/platform/catalogues/messages.ts'

/** Id of the element with the item's name; unique per page. */
export const itemNameId = (id: number) => `item-${id}`

/** Accessible name of a heart: "Favourite" plus the item's name, read from `itemNameId`, because the slot only knows the id. */
export const heartLabel = (id: number) => ({
  id: `heart-${id}`,
  'aria-label': m.items_favourite(),
  'aria-labelledby': `heart-${id} ${itemNameId(id)}`,
})
