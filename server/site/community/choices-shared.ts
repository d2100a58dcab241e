/** Who may join. With `invitation_and_approval` both are required. */
export const JOINING = ['open', 'invitation', 'approval', 'invitation_and_approval'] as const

export const READING = ['everyone', 'members'] as const
