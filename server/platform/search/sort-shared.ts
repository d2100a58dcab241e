export const SORTS = ['newest', 'oldest', 'alphabetical_asc', 'alphabetical_desc'] as const
export type Sort = (typeof SORTS)[number]
