import { z } from 'zod'

/** An id in a path or a query: a positive whole number. In a path anything else is 404 (decisions, section 1). */
export const Id = z.coerce
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'This must be the number of an entry.')
  .transform(Number)

export const IdParams = z.object({ id: Id })
