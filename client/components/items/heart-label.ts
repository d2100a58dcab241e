import * as m from '../../../server/platform/catalogues/messages.ts'

/** Id of the element that says the name of an item, once on a page. */
export const itemNameId = (id: number) => `item-${id}`

/**
 * Names a heart "Favourite" and its item, so that not all hearts of a page are called alike. The heart fills a hole,
 * which knows the item's id alone; the name is read from `itemNameId`, after the label.
 */
export const heartLabel = (id: number) => ({
  id: `heart-${id}`,
  'aria-label': m.items_favourite(),
  'aria-labelledby': `heart-${id} ${itemNameId(id)}`,
})
