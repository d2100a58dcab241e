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

export const VALUES = ' | '

export const TABLE = 'items.csv'
