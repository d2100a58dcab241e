import * as z from 'zod/mini'
import { optionalOrBlank } from './form-fields-shared.ts'

/**
 * The sender's own id of a call that a bad connection may send twice: the second is answered with the first's result
 * (decisions, section 1). Blank and null are none.
 */
export const ClientId = optionalOrBlank(z.string().check(z.maxLength(64)))
