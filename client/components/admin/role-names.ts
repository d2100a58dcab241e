import * as m from '../../../server/platform/catalogues/messages.ts'
import type { Role } from '../../../server/platform/sessions/viewer-shared.ts'

export const ROLE_NAMES: Record<Role, () => string> = {
  member: m.admin_member,
  moderator: m.admin_moderator,
  admin: m.admin_admin,
}
