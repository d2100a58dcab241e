/** Who may join. Where an invitation and approval are both asked for, the one does not replace the other. */
export const JOINING = ['open', 'invitation', 'approval', 'invitation_and_approval'] as const

/** Who may read: everybody, or those who are signed in and let in. */
export const READING = ['everyone', 'members'] as const
