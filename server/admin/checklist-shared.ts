import { z } from 'zod'

/** What a new site needs before it is left to its people. */
export const CHECKLIST = ['mail', 'backups', 'https', 'texts', 'legal', 'second_admin', 'newcomers'] as const
export type ChecklistPoint = (typeof CHECKLIST)[number]

export const ChecklistParams = z.object({ point: z.enum(CHECKLIST) })
