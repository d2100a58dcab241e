/** Limits of drafts that /uploaditem/many needs in the browser. */
export { ITEM_DRAFTS } from '../limits.ts'
