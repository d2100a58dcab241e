import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db } from '../../../db/open.ts'
import { LANGUAGES, speaking } from '../../platform/catalogues/current.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { type CsvRow, unguarded } from '../../platform/csv.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { escaped } from '../../platform/schemas/escaped-shared.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import { listNeighbourhoods } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { listCategories, writtenCategories } from '../items/categories-queries.ts'
import { CONDITIONS } from '../items/condition-shared.ts'
import { checkGift } from '../items/create-item-service.ts'
import { ItemFields } from '../items/item-fields-shared.ts'
import { IMPORT } from '../limits.ts'
import type { ImportFile } from './import-file.ts'
import { ITEM_COLUMNS, type ItemColumn, VALUES } from './item-columns.ts'

/** Cells of a line by column; columns that the file lacks are empty. */
export type Cells = Record<ItemColumn, string>

const REQUIRED = ['name', 'category', 'condition'] as const

export interface TableLine {
  /** Of the file; the header is line 1. */
  line: number
  cells: Cells
  raw: string[]
}

const asCells = (at: number[], row: string[]): Cells =>
  Object.fromEntries(
    ITEM_COLUMNS.map((column, index) => [column, unguarded(row[at[index]!] ?? '').trim()]),
  ) as Cells

/** Lines of a table after its `header`; yields to other requests. @throws AppError 422 not a table of items, or too many lines */
export async function* linesOf(
  file: ImportFile,
  header: (columns: string[]) => void,
): AsyncGenerator<TableLine> {
  let at: number[] | undefined
  let count = 0
  for await (const { line, cells } of file.rows() as AsyncIterable<CsvRow>) {
    if (!at) {
      const names = cells.map((cell) => cell.trim().toLowerCase())
      if (REQUIRED.some((column) => !names.includes(column)))
        throw invalid({ file: [m.imports_file_no_columns()] })
      at = ITEM_COLUMNS.map((column) => names.indexOf(column))
      header(cells)
      continue
    }
    if (++count > IMPORT.lines)
      throw invalid({ file: [m.imports_file_too_many_lines({ lines: IMPORT.lines })] })
    if (count % IMPORT.pause === 0) await new Promise(setImmediate)
    yield { line, cells: asCells(at, cells), raw: cells }
  }
  if (!at || count === 0) throw invalid({ file: [m.imports_file_empty()] })
}

/** Names of this site that a file may use, by folded name. */
interface Names {
  categoryIds: Set<number>
  categories: Map<string, number>
  places: Map<string, number>
}

/** Categories by their names in every language, and neighbourhoods. */
export function namesOf(db: Db): Names {
  const categories = new Map<string, number>()
  const add = (list: { id: number; name: string }[]) => {
    for (const { id, name } of list) if (!categories.has(folded(name))) categories.set(folded(name), id)
  }
  const listed = listCategories(db)
  add(listed)
  add(writtenCategories(db))
  for (const language of LANGUAGES) add(speaking(language, () => listCategories(db)))
  const places = new Map(listNeighbourhoods(db).map(({ id, name }) => [folded(name), id]))
  return { categoryIds: new Set(listed.map(({ id }) => id)), categories, places }
}

export const valuesOf = (cell: string): string[] =>
  cell
    .split(VALUES)
    .map((value) => value.trim())
    .filter(Boolean)

function categoryOf({ categories, categoryIds }: Names, cell: string): number | undefined {
  const byName = categories.get(folded(cell))
  if (byName !== undefined || cell === '') return byName
  const isThere = /^\d{1,15}$/.test(cell) && categoryIds.has(Number(cell))
  if (!isThere) throw invalid({ category: [m.imports_unknown_category({ name: cell.slice(0, 100) })] })
  return Number(cell)
}

const conditionOf = (cell: string) =>
  CONDITIONS.find((condition) => condition.toLowerCase() === cell.toLowerCase()) ?? cell

export type LineFields = z.output<typeof ItemFields>

const Line = z.extend(ItemFields, { client_id: ClientId })

/** @throws AppError 422 with all that is wrong with the line. */
export function fieldsOf(db: Db, names: Names, cells: Cells): LineFields {
  const place = cells.place === '' ? undefined : names.places.get(folded(cells.place))
  const parsed = Line.safeParse({
    client_id: cells.client_id,
    name: cells.name,
    // Only the name is required. Without a description, the name is used.
    description: cells.description || escaped(cells.name),
    product_category_id: categoryOf(names, cells.category) ?? '',
    condition: conditionOf(cells.condition),
    trade_preferences: cells.trade_preferences,
    wishes: valuesOf(cells.wishes),
    message: cells.message,
    phone: cells.phone,
    location: cells.location,
    ...(place === undefined ? {} : { neighbourhood_id: place }),
    video_links: valuesOf(cells.video_links),
    is_gift: cells.is_gift.toLowerCase(),
  })
  if (!parsed.success)
    throw new AppError(422, 'invalid', parsed.error.issues.map(({ message }) => message).join(' '))
  const { client_id: _, ...fields } = parsed.data
  checkGift(db, fields.is_gift)
  return fields
}

/** Content by which duplicates are detected: name, description, category, condition and pictures. */
export const contentKey = (
  item: { name: string; description: string; categoryId: number; condition: string },
  pictures: readonly string[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([item.name, item.description, item.categoryId, item.condition, pictures]))
    .digest('hex')
    .slice(0, 32)
