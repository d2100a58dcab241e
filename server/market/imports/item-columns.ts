/** Columns of exported items, in their order. The header is English on every site. */
export const ITEM_COLUMNS = [
  'id',
  'client_id',
  'name',
  'description',
  'category',
  'condition',
  'place',
  'location',
  'phone',
  'trade_preferences',
  'message',
  'wishes',
  'is_gift',
  'video_links',
  'images',
  'status',
  'created_at',
] as const
export type ItemColumn = (typeof ITEM_COLUMNS)[number]

/** Between several values of one cell. */
export const VALUES = ' | '

/** The table in a ZIP. */
export const TABLE = 'items.csv'
