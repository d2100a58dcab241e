import { existsSync } from 'node:fs'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { hashOfUrl } from '../../platform/images/image-view.ts'
import { pictureName, uploadPath } from '../../platform/images/upload-path.ts'
import { LONGEST, PICTURE } from '../../platform/limits.ts'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'
import { DAY } from '../../platform/time-shared.ts'
import { newcomerRoom, newcomerText } from '../../site/community/newcomers.ts'
import { cleanDescription } from '../items/create-item-service.ts'
import { NO_PICTURE, TOO_MANY_PICTURES } from '../items/item-fields-shared.ts'
import { itemByClientId, itemById } from '../items/own-items-queries.ts'
import { IMPORT } from '../limits.ts'
import type { ImportFile } from './import-file.ts'
import {
  type Cells,
  contentKey,
  fieldsOf,
  type LineFields,
  namesOf,
  type TableLine,
  valuesOf,
} from './import-lines.ts'
import { importedSince, ownContents, ownPicture } from './imports-queries.ts'
import type { ImportLine } from './imports-shared.ts'

/** A picture named in a line: a file of the ZIP, or stored on this site. */
type LinePicture = { inZip: string; hash: string } | { path: string; hash: string }

export interface ReadLine {
  fields: LineFields
  pictures: LinePicture[]
  /** The line's own, or derived from its content, so that a line sent twice is posted once. */
  clientId: string
  key: string
}

/** Items that a user may still import today. */
const roomOfDay = (db: Db, accountId: number): number =>
  Math.max(0, IMPORT.perDay - importedSince(db).get({ accountId, since: Date.now() - DAY })!.posted)

/** Resolves lines for one user: names of this site, and the user's items. */
class LineReader {
  readonly #db: Db
  readonly #uploads: string
  readonly #ownerId: number
  readonly #file: ImportFile
  readonly #names

  constructor(site: { db: Db; uploads: string }, ownerId: number, file: ImportFile) {
    this.#db = site.db
    this.#uploads = site.uploads
    this.#ownerId = ownerId
    this.#file = file
    this.#names = namesOf(site.db)
  }

  /** @throws AppError 422 with what is wrong with the line. */
  async read(cells: Cells): Promise<ReadLine> {
    const fields = fieldsOf(this.#db, this.#names, cells)
    const { description } = cleanDescription(fields.description)
    const named = [...new Set(valuesOf(cells.images))]
    if (named.length === 0) throw invalid({ images: [NO_PICTURE()] })
    if (named.length > PICTURE.perItem) throw invalid({ images: [TOO_MANY_PICTURES()] })
    const pictures: LinePicture[] = []
    for (const name of named) pictures.push(await this.#picture(name))
    const { name, condition, product_category_id: categoryId } = fields
    const hashes = pictures.map(({ hash }) => hash)
    const key = contentKey({ name, description, categoryId, condition }, hashes)
    return { fields, pictures, key, clientId: cells.client_id || `import-${key}` }
  }

  async #picture(name: string): Promise<LinePicture> {
    const short = cutText(name, 100)
    if (this.#file.hasPicture(name)) {
      const { hash, isPicture } = await this.#file.see(name)
      if (!isPicture) throw invalid({ images: [m.imports_picture_no_picture({ name: short })] })
      return { inZip: name, hash }
    }
    const hash = hashOfUrl(name)
    if (hash === null) throw invalid({ images: [m.imports_picture_missing({ name: short })] })
    const own = ownPicture(this.#db).get({ ownerId: this.#ownerId, hash })
    const path = own && uploadPath(this.#uploads, pictureName(hash, own.width))
    if (!path || !existsSync(path)) throw invalid({ images: [m.imports_picture_not_own({ name: short })] })
    return { path, hash }
  }
}

/** Result for a line; `read` is the item that it posts. */
type Planned = { line: ImportLine; read: ReadLine | null }

/** Determines the result for each line of a file, in order. */
export class Planner {
  readonly #db: Db
  readonly #ownerId: number
  readonly #reader: LineReader
  /** Lines to post, by client_id and by content. */
  readonly #earlier = new Map<string, number>()
  readonly #own: Set<string>
  /** Number of items that can still be posted, and the error for lines beyond it. */
  readonly #limits: { left: number; reason: string }[]

  constructor(site: { db: Db; uploads: string }, ownerId: number, file: ImportFile) {
    const { db } = site
    this.#db = db
    this.#ownerId = ownerId
    this.#reader = new LineReader(site, ownerId, file)
    this.#own = new Set(
      ownContents(db)
        .all({ ownerId })
        .map((item) => contentKey(item, item.hashes)),
    )
    this.#limits = [
      { left: newcomerRoom(db, ownerId, 'items'), reason: newcomerText('items') },
      { left: roomOfDay(db, ownerId), reason: m.imports_limit_per_day({ most: IMPORT.perDay }) },
      { left: IMPORT.atOnce, reason: m.imports_limit_at_once({ most: IMPORT.atOnce }) },
    ]
  }

  /** Why a line is skipped, if its cells are enough to decide it; otherwise null. */
  #known({ client_id: clientId, id, name, status }: Cells): string | null {
    if (clientId !== '') {
      if (itemByClientId(this.#db).get({ ownerId: this.#ownerId, clientId }))
        return m.imports_skip_client_id()
      const line = this.#earlier.get(`id ${clientId}`)
      if (line !== undefined) return m.imports_skip_repeated({ line })
    }
    const own = /^\d{1,15}$/.test(id) ? itemById(this.#db).get({ id: Number(id) }) : undefined
    if (own?.ownerId === this.#ownerId && own.name === name) return m.imports_skip_own_item()
    return status === 'traded' ? m.imports_skip_traded() : null
  }

  /** Why a line is skipped, if its content equals that of another item or line; otherwise null. */
  #same({ key, clientId }: ReadLine): string | null {
    if (this.#own.has(key)) return m.imports_skip_same_content()
    if (itemByClientId(this.#db).get({ ownerId: this.#ownerId, clientId }))
      return m.imports_skip_same_content()
    const line = this.#earlier.get(`key ${key}`)
    return line === undefined ? null : m.imports_skip_repeated({ line })
  }

  async plan({ line, cells }: TableLine): Promise<Planned> {
    const about = { line, name: cutText(cells.name, LONGEST.itemName) }
    const not = (action: 'skip' | 'error', reason: string): Planned => ({
      line: { ...about, action, reason },
      read: null,
    })
    const known = this.#known(cells)
    if (known) return not('skip', known)
    let read: ReadLine
    try {
      read = await this.#reader.read(cells)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return not('error', error.message)
    }
    const same = this.#same(read)
    if (same) return not('skip', same)
    const full = this.#limits.find(({ left }) => left <= 0)
    if (full) return not('error', full.reason)
    for (const limit of this.#limits) limit.left--
    this.#earlier.set(`key ${read.key}`, line)
    if (cells.client_id !== '') this.#earlier.set(`id ${cells.client_id}`, line)
    return { line: { ...about, action: 'post', reason: null }, read }
  }
}
