import * as m from '../../platform/catalogues/messages.ts'
import { DEFAULT_CATEGORIES } from '../../site/content/defaults/categories.ts'
import type { CategorySet } from './category-sets-shared.ts'

/** `drawing` is a file of client/public/categories. */
interface Category {
  name: () => string
  drawing: string
}

export const CATEGORIES_OF: Record<CategorySet, readonly Category[]> = {
  household: DEFAULT_CATEGORIES,
  books: [
    { name: m.defaults_category_novels, drawing: 'books' },
    { name: m.defaults_category_crime, drawing: 'lantern' },
    { name: m.defaults_category_childrens_books, drawing: 'teddy' },
    { name: m.defaults_category_cookbooks, drawing: 'teapot' },
    { name: m.defaults_category_travel, drawing: 'globe' },
    { name: m.defaults_category_art_books, drawing: 'brushes' },
    { name: m.defaults_category_audiobooks, drawing: 'radio' },
    { name: m.defaults_category_other_books, drawing: 'armchair' },
  ],
  plants: [
    { name: m.defaults_category_seeds, drawing: 'plant' },
    { name: m.defaults_category_seedlings, drawing: 'plant' },
    { name: m.defaults_category_house_plants, drawing: 'armchair' },
    { name: m.defaults_category_garden_plants, drawing: 'tent' },
    { name: m.defaults_category_bulbs, drawing: 'globe' },
    { name: m.defaults_category_pots, drawing: 'teapot' },
    { name: m.defaults_category_garden_tools, drawing: 'drill' },
  ],
  tools: [
    { name: m.defaults_category_hand_tools, drawing: 'drill' },
    { name: m.defaults_category_power_tools, drawing: 'drill' },
    { name: m.defaults_category_garden_tools, drawing: 'plant' },
    { name: m.defaults_category_paint, drawing: 'brushes' },
    { name: m.defaults_category_bike_tools, drawing: 'bike' },
    { name: m.defaults_category_electrics, drawing: 'lantern' },
    { name: m.defaults_category_materials, drawing: 'armchair' },
  ],
  baby: [
    { name: m.defaults_category_baby_clothes, drawing: 'sneaker' },
    { name: m.defaults_category_prams, drawing: 'bike' },
    { name: m.defaults_category_beds, drawing: 'armchair' },
    { name: m.defaults_category_toys, drawing: 'rocking-horse' },
    { name: m.defaults_category_feeding, drawing: 'teapot' },
    { name: m.defaults_category_picture_books, drawing: 'books' },
    { name: m.defaults_category_other_baby, drawing: 'teddy' },
  ],
  // Items need at least one category.
  empty: [{ name: m.defaults_category_else, drawing: 'lantern' }],
}
