import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'

/** Schema of the answer of an API call that went well (decisions, section 1). */
export const envelope = <T extends $ZodType>(data: T) =>
  z.object({ status: z.literal(true), message: z.string(), data })

/** Schema of the answer of an API call that failed. */
export const ErrorEnvelope = z
  .object({
    status: z.literal(false),
    message: z.string(),
    /** What is wrong with each field of the request; left out where no field is at fault. */
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** `pending` where one is signed in but not let in yet; left out otherwise. */
    code: z.literal('pending').optional(),
  })
  .meta({ id: 'Error' })

/** An API answer that went well, in its envelope. */
export function ok<T>(data: T, message = 'OK'): { status: true; message: string; data: T } {
  return { status: true, message, data }
}
