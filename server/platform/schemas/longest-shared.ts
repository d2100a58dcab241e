/** Limits that forms need in the browser (decisions, section 1). */
export { COMPLETIONS, HANDOVER, ITEM_DRAFTS, LISTED, LONGEST } from '../limits.ts'
