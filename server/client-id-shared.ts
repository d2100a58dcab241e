import * as z from 'zod/mini'

/**
 * The sender's own id of a call that a shaky line may send twice: the second is answered with the first's result
 * (decisions, section 1). Blank and null are none.
 */
export const ClientId = z.optional(
  z.pipe(
    z.transform((sent) => (sent === '' || sent === null ? undefined : sent)),
    z.optional(z.string().check(z.maxLength(64))),
  ),
)
