import type { Role } from '../../../server/sessions/viewer-shared.ts'

export const ROLE_NAMES: Record<Role, string> = { member: 'Member', moderator: 'Moderator', admin: 'Admin' }
