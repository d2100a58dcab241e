import { DEFAULT_CATEGORIES } from '../content/defaults/categories.ts'
import type { CategorySet } from './category-sets-shared.ts'

/** `drawing` is a file of client/public/categories. */
interface Category {
  name: string
  drawing: string
}

export const CATEGORIES_OF: Record<CategorySet, readonly Category[]> = {
  household: DEFAULT_CATEGORIES,
  books: [
    { name: 'Novels', drawing: 'books' },
    { name: 'Crime & Thrillers', drawing: 'lantern' },
    { name: 'Children’s Books', drawing: 'teddy' },
    { name: 'Cookbooks', drawing: 'teapot' },
    { name: 'Travel & Maps', drawing: 'globe' },
    { name: 'Art & Comics', drawing: 'brushes' },
    { name: 'Music & Audiobooks', drawing: 'radio' },
    { name: 'Other Books', drawing: 'armchair' },
  ],
  plants: [
    { name: 'Seeds', drawing: 'plant' },
    { name: 'Seedlings', drawing: 'plant' },
    { name: 'House Plants', drawing: 'armchair' },
    { name: 'Garden Plants', drawing: 'tent' },
    { name: 'Bulbs & Tubers', drawing: 'globe' },
    { name: 'Pots & Soil', drawing: 'teapot' },
    { name: 'Garden Tools', drawing: 'drill' },
  ],
  tools: [
    { name: 'Hand Tools', drawing: 'drill' },
    { name: 'Power Tools', drawing: 'drill' },
    { name: 'Garden Tools', drawing: 'plant' },
    { name: 'Paint & Brushes', drawing: 'brushes' },
    { name: 'Bike Tools', drawing: 'bike' },
    { name: 'Electrics & Lamps', drawing: 'lantern' },
    { name: 'Materials', drawing: 'armchair' },
  ],
  baby: [
    { name: 'Baby Clothes', drawing: 'sneaker' },
    { name: 'Prams & Carriers', drawing: 'bike' },
    { name: 'Beds & Furniture', drawing: 'armchair' },
    { name: 'Toys', drawing: 'rocking-horse' },
    { name: 'Feeding', drawing: 'teapot' },
    { name: 'Picture Books', drawing: 'books' },
    { name: 'Other Baby Things', drawing: 'teddy' },
  ],
  // Without one nothing can be posted.
  empty: [{ name: 'Everything Else', drawing: 'lantern' }],
}
