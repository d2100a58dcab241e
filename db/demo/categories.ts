import { drawing } from './drawings/scene.ts'

/** One thing that stands for each of the default categories. */
const MOTIF_OF: Record<string, string> = {
  'Home & Furniture': 'armchair',
  'Kitchen & Dining': 'teapot',
  'Garden & Plants': 'plant',
  'Tools & DIY': 'drill',
  Electronics: 'radio',
  'Books & Magazines': 'books',
  'Music & Instruments': 'guitar',
  'Games & Toys': 'teddy',
  'Sports & Outdoors': 'tent',
  'Bikes & Transport': 'bike',
  'Clothing & Shoes': 'sneaker',
  'Baby & Kids': 'rockingHorse',
  'Arts & Crafts': 'brushes',
  'Collectibles & Antiques': 'globe',
  'Pet Supplies': 'dogBed',
}

/** A drawing for a category as SVG; for one that an admin has added, a lantern. */
export const categorySketch = (name: string) =>
  drawing({ motif: MOTIF_OF[name] ?? 'lantern', seed: `category ${name}` })
