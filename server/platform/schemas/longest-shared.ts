/** Limits that forms need in the browser (decisions, section 1). */
export { COMPLETIONS, LISTED, LONGEST } from '../limits.ts'
