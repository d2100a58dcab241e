/** How long texts and lists may be and how far ahead one may meet, for forms to say before the server has to (decisions, section 1). */
export { COMPLETIONS, HANDOVER, LISTED, LONGEST } from '../limits.ts'
