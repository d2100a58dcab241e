import * as z from 'zod/mini'
import { optionalOrBlank } from './form-fields-shared.ts'

/** Idempotency key of a call (decisions, section 1). Blank and null count as missing. */
export const ClientId = optionalOrBlank(z.string().check(z.maxLength(64)))
