/** How long texts may be, in characters, for forms to say before the server has to (decisions, section 1). */
export { LONGEST } from './limits.ts'
