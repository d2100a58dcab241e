/** How long texts and lists may be, for forms to say before the server has to (decisions, section 1). */
export { COMPLETIONS, LISTED, LONGEST } from './limits.ts'
