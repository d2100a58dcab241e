import { z } from 'zod'
import * as m from '../catalogues/messages.ts'
import { optionalOrBlank } from './form-fields-shared.ts'

/** An id in a path or a query: a positive integer. In a path anything else is 404 (decisions, section 1). */
export const Id = z.coerce
  .string()
  .regex(/^[1-9]\d{0,14}$/, { error: () => m.common_id_wrong() })
  .transform(Number)

export const OptionalId = optionalOrBlank(Id)

export const IdParams = z.object({ id: Id })
