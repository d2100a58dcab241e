import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'

export const envelope = <T extends $ZodType>(data: T) =>
  z.object({ status: z.literal(true), message: z.string(), data })

export const ErrorEnvelope = z
  .object({
    status: z.literal(false),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** `pending` if the account is not approved yet; otherwise missing. */
    code: z.literal('pending').optional(),
  })
  .meta({ id: 'Error' })

export function ok<T>(data: T, message = 'OK'): { status: true; message: string; data: T } {
  return { status: true, message, data }
}
