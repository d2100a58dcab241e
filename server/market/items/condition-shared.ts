/** Conditions of an item (decisions, section 3). Without dependencies, for the browser. */
export const CONDITIONS = ['New', 'LikeNew', 'Old'] as const
export type Condition = (typeof CONDITIONS)[number]
