/** Limits of meetings that forms need in the browser. */
export { HANDOVER } from '../limits.ts'
