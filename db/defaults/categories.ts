/** In the order in which /browse lists them; the first is the one that it opens with. */
export const DEFAULT_CATEGORIES = [
  'Home & Furniture',
  'Kitchen & Dining',
  'Garden & Plants',
  'Tools & DIY',
  'Electronics',
  'Books & Magazines',
  'Music & Instruments',
  'Games & Toys',
  'Sports & Outdoors',
  'Bikes & Transport',
  'Clothing & Shoes',
  'Baby & Kids',
  'Arts & Crafts',
  'Collectibles & Antiques',
  'Pet Supplies',
  'Everything Else',
] as const
