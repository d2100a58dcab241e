import * as m from '../../../platform/catalogues/messages.ts'

/** In the order of /browse. `drawing` is a file of client/public/categories. */
export const DEFAULT_CATEGORIES = [
  { name: m.defaults_category_home, drawing: 'armchair' },
  { name: m.defaults_category_kitchen, drawing: 'teapot' },
  { name: m.defaults_category_garden, drawing: 'plant' },
  { name: m.defaults_category_tools, drawing: 'drill' },
  { name: m.defaults_category_electronics, drawing: 'radio' },
  { name: m.defaults_category_books, drawing: 'books' },
  { name: m.defaults_category_music, drawing: 'guitar' },
  { name: m.defaults_category_games, drawing: 'teddy' },
  { name: m.defaults_category_sports, drawing: 'tent' },
  { name: m.defaults_category_bikes, drawing: 'bike' },
  { name: m.defaults_category_clothing, drawing: 'sneaker' },
  { name: m.defaults_category_baby, drawing: 'rocking-horse' },
  { name: m.defaults_category_arts, drawing: 'brushes' },
  { name: m.defaults_category_collectibles, drawing: 'globe' },
  { name: m.defaults_category_pets, drawing: 'dog-bed' },
  { name: m.defaults_category_else, drawing: 'lantern' },
] as const
