export const CONDITIONS = ['New', 'LikeNew', 'Old'] as const
export type Condition = (typeof CONDITIONS)[number]
