/** Conditions of a thing (decisions, section 3). Apart from any library, for schemas that browsers get too. */
export const CONDITIONS = ['New', 'LikeNew', 'Old'] as const
export type Condition = (typeof CONDITIONS)[number]
