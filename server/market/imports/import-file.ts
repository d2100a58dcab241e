import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import * as m from '../../platform/catalogues/messages.ts'
import { CsvError, CsvReader, type CsvRow } from '../../platform/csv.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { KIND_BYTES, pictureKind } from '../../platform/images/picture-kind-shared.ts'
import { PICTURE } from '../../platform/limits.ts'
import { IMPORT } from '../limits.ts'
import { TABLE } from './item-columns.ts'

const wrong = (text: string) => invalid({ file: [text] })

const LINK = 0o120000
const KIND_OF_FILE = 0o170000

/** Stored, or deflated. */
const METHODS = new Set([0, 8])

const isDirectory = ({ fileName }: Entry) => fileName.endsWith('/')
const isLink = ({ externalFileAttributes: attributes }: Entry) =>
  ((attributes >>> 16) & KIND_OF_FILE) === LINK

/** @throws AppError 422 for a link, an encrypted or too large entry, or an unsupported compression. */
function checkEntry(entry: Entry): void {
  const name = entry.fileName.slice(0, 100)
  if (isLink(entry) || entry.isEncrypted() || !METHODS.has(entry.compressionMethod))
    throw wrong(m.imports_zip_entry_refused({ name }))
  if (entry.uncompressedSize > PICTURE.bytes) throw wrong(m.imports_zip_entry_too_large({ name }))
}

/** Files of a ZIP by name, in NFC, because macOS writes names in NFD. @throws AppError 422 if the ZIP is damaged, too large or malicious */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const tooLarge = () => wrong(m.imports_zip_too_large({ entries: IMPORT.entries }))
  if (zip.entryCount > IMPORT.entries) throw tooLarge()
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    unpacked += entry.uncompressedSize
    if (unpacked > IMPORT.unpacked) throw tooLarge()
    const name = entry.fileName.normalize()
    if (!isDirectory(entry) && !entries.has(name)) entries.set(name, entry)
  }
  return entries
}

/** Encoding of a text by its byte order mark. */
function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8'
}

/** A byte stream as text. @throws AppError 422 unsupported encoding */
async function* decoded(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  const decode = (bytes?: Uint8Array) => {
    try {
      const text = bytes ? decoder!.decode(bytes, { stream: true }) : decoder!.decode()
      if (text.includes('\0')) throw new TypeError('not a text')
      return text
    } catch {
      throw wrong(m.imports_file_encoding())
    }
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    yield decode(chunk)
  }
  if (decoder) yield decode()
}

/** Bytes of a picture with their hash, which stored names contain, and whether it is a picture. */
interface PictureSeen {
  hash: string
  isPicture: boolean
}

/** A table of items with its pictures. Everything is streamed. */
export class ImportFile {
  readonly #path: string
  readonly #zip: ZipFile | null
  readonly #entries: Map<string, Entry>
  readonly #seen = new Map<string, PictureSeen>()

  private constructor(path: string, zip: ZipFile | null, entries: Map<string, Entry>) {
    this.#path = path
    this.#zip = zip
    this.#entries = entries
  }

  /** Close it afterwards. @throws AppError 422 if a ZIP is not accepted */
  static async open(path: string): Promise<ImportFile> {
    const handle = await open(path)
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
    if (buffer.toString('latin1', 0, 2) !== 'PK') return new ImportFile(path, null, new Map())
    let zip: ZipFile | undefined
    try {
      zip = await openPromise(path, { autoClose: false, lazyEntries: true })
      const entries = await entriesOf(zip)
      if (!entries.has(TABLE)) throw wrong(m.imports_zip_no_table())
      return new ImportFile(path, zip, entries)
    } catch (error) {
      zip?.close()
      throw error instanceof AppError ? error : wrong(m.imports_zip_broken())
    }
  }

  close(): void {
    this.#zip?.close()
  }

  async #stream(name: string): Promise<Readable> {
    if (!this.#zip) return createReadStream(this.#path)
    return this.#zip.openReadStreamPromise(this.#entries.get(name.normalize())!)
  }

  /** Rows of the table, header first. @throws AppError 422 wrong encoding, or not a CSV */
  async *rows(): AsyncGenerator<CsvRow> {
    const reader = new CsvReader({ cell: IMPORT.cell, columns: IMPORT.columns, blank: IMPORT.blankLines })
    const stream = await this.#stream(TABLE)
    try {
      for await (const text of decoded(stream)) yield* reader.read(text)
      yield* reader.end()
    } catch (error) {
      if (error instanceof AppError) throw error
      throw error instanceof CsvError
        ? wrong(m.imports_file_broken_line({ line: error.line }))
        : wrong(m.imports_zip_broken())
    } finally {
      stream.destroy()
    }
  }

  hasPicture(name: string): boolean {
    return this.#entries.has(name.normalize()) && name !== TABLE
  }

  /** Reads a picture once. @throws AppError 422 if it is damaged */
  async see(name: string): Promise<PictureSeen> {
    const known = this.#seen.get(name)
    if (known) return known
    const hash = createHash('sha256')
    let head = Buffer.alloc(0)
    try {
      for await (const chunk of (await this.#stream(name)) as AsyncIterable<Buffer>) {
        hash.update(chunk)
        if (head.length < KIND_BYTES) head = Buffer.concat([head, chunk]).subarray(0, KIND_BYTES)
      }
    } catch {
      throw wrong(m.imports_zip_broken())
    }
    const seen = { hash: hash.digest('hex').slice(0, 32), isPicture: pictureKind(head) !== null }
    this.#seen.set(name, seen)
    return seen
  }

  async extract(name: string, path: string): Promise<void> {
    await pipeline(await this.#stream(name), createWriteStream(path))
  }

  get isZip(): boolean {
    return this.#zip !== null
  }
}
