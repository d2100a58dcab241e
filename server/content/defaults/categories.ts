/**
 * In the order in which /browse lists them; the first is the one that it opens with. `drawing` is a file of
 * client/public/categories.
 */
export const DEFAULT_CATEGORIES = [
  { name: 'Home & Furniture', drawing: 'armchair' },
  { name: 'Kitchen & Dining', drawing: 'teapot' },
  { name: 'Garden & Plants', drawing: 'plant' },
  { name: 'Tools & DIY', drawing: 'drill' },
  { name: 'Electronics', drawing: 'radio' },
  { name: 'Books & Magazines', drawing: 'books' },
  { name: 'Music & Instruments', drawing: 'guitar' },
  { name: 'Games & Toys', drawing: 'teddy' },
  { name: 'Sports & Outdoors', drawing: 'tent' },
  { name: 'Bikes & Transport', drawing: 'bike' },
  { name: 'Clothing & Shoes', drawing: 'sneaker' },
  { name: 'Baby & Kids', drawing: 'rocking-horse' },
  { name: 'Arts & Crafts', drawing: 'brushes' },
  { name: 'Collectibles & Antiques', drawing: 'globe' },
  { name: 'Pet Supplies', drawing: 'dog-bed' },
  { name: 'Everything Else', drawing: 'lantern' },
] as const
