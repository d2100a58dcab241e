import * as z from 'zod/mini'

/**
 * The sender's own id of a call that a shaky line may send twice: the second is answered with the first's result
 * (decisions, section 1).
 */
export const ClientId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
