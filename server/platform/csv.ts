/** CSV (RFC 4180). */

/** Spreadsheets run cells that begin with one of these as formulas. A leading apostrophe makes them text. */
const FORMULA = /^[=+\-@\t\r']/

/** Escapes a cell against formula injection. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Reverses `guarded`. */
export const unguarded = (cell: string): string => (/^'[=+\-@\t\r']/.test(cell) ? cell.slice(1) : cell)

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Makes spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** A row and its first line in the file, from 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** Invalid CSV, or a cell over the length limit. */
export class CsvError extends Error {
  readonly line: number
  constructor(line: number, problem: string) {
    super(problem)
    this.line = line
  }
}

/** Streaming CSV parser. Rows without text are skipped. */
export class CsvReader {
  readonly #longest: number
  #separator: string | null
  #head = ''
  #cells: string[] = []
  #cell = ''
  #state: 'plain' | 'quoted' | 'quote' = 'plain'
  #line = 1
  #began = 1

  /**
   * @param separator of cells; null to detect it in the header: the most frequent of comma, semicolon and tab.
   * @param longest maximum length of a cell, in characters.
   */
  constructor(separator: string | null = null, longest = Number.POSITIVE_INFINITY) {
    this.#separator = separator
    this.#longest = longest
  }

  /** @throws CsvError if a cell is too long. */
  *read(chunk: string): Generator<CsvRow> {
    if (this.#separator !== null) {
      yield* this.#rows(chunk)
      return
    }
    this.#head += chunk
    if (!/[\r\n]/.test(this.#head) && this.#head.length < this.#longest) return
    yield* this.#begin()
  }

  /**
   * Returns the last row if no line break ends it.
   * @throws CsvError if a quotation mark is not closed.
   */
  *end(): Generator<CsvRow> {
    if (this.#separator === null) yield* this.#begin()
    if (this.#state === 'quoted') throw new CsvError(this.#began, 'a quotation mark is not closed')
    if (this.#cell !== '' || this.#cells.length > 0) yield* this.#endRow()
  }

  *#begin(): Generator<CsvRow> {
    const text = this.#head.replace(/^\uFEFF/, '')
    const [header = ''] = text.split(/[\r\n]/, 1)
    const count = (sign: string) => header.split(sign).length
    this.#separator = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
    this.#head = ''
    yield* this.#rows(text)
  }

  *#endRow(): Generator<CsvRow> {
    this.#endCell()
    const row = { line: this.#began, cells: this.#cells }
    this.#cells = []
    if (row.cells.some((cell) => cell.trim() !== '')) yield row
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'plain'
  }

  *#rows(text: string): Generator<CsvRow> {
    for (const sign of text) {
      if (sign === '\n') this.#line++
      if (this.#state === 'quoted') {
        if (sign === '"') this.#state = 'quote'
        else this.#cell += sign
      } else if (sign === '"' && this.#state === 'quote') {
        this.#cell += sign
        this.#state = 'quoted'
      } else if (sign === '"' && this.#cell === '') this.#state = 'quoted'
      else if (sign === this.#separator) this.#endCell()
      else if (sign === '\n') {
        yield* this.#endRow()
        this.#began = this.#line
      } else if (sign !== '\r') this.#cell += sign
      if (this.#cell.length > this.#longest) throw new CsvError(this.#began, 'a cell is too long')
    }
  }
}

/**
 * Parses a short text.
 * @throws CsvError if it is invalid.
 */
export function csvRows(text: string): string[][] {
  const reader = new CsvReader()
  return [...reader.read(text), ...reader.end()].map(({ cells }) => cells)
}
