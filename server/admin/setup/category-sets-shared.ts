/** Sets of categories to begin with. The household set is what a new database is filled with. */
export const CATEGORY_SETS = ['household', 'books', 'plants', 'tools', 'baby', 'empty'] as const
export type CategorySet = (typeof CATEGORY_SETS)[number]
