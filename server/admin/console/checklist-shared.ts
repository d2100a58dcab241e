import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'

export const CHECKLIST = ['mail', 'backups', 'https', 'texts', 'legal', 'second_admin', 'newcomers'] as const
export type ChecklistPoint = (typeof CHECKLIST)[number]

export const POINT_TITLES: Record<ChecklistPoint, () => string> = {
  mail: m.admin_mail_heading,
  backups: m.admin_backups,
  https: m.admin_a_safe_connection,
  texts: m.admin_your_own_words,
  legal: m.admin_privacy_and_imprint,
  second_admin: m.admin_a_second_admin,
  newcomers: m.admin_new_members,
}

export const ChecklistParams = z.object({ point: z.enum(CHECKLIST) })
