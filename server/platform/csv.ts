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

export interface CsvRow {
  line: number
  cells: string[]
}

export class CsvError extends Error {
  readonly line: number
  constructor(line: number, problem: string) {
    super(problem)
    this.line = line
  }
}

interface CsvLimits {
  /** Characters per cell. */
  cell: number
  /** Cells per row; the rest is skipped. */
  columns: number
  /** Rows without text. */
  blank: number
}

const NO_LIMITS: CsvLimits = {
  cell: Number.POSITIVE_INFINITY,
  columns: Number.POSITIVE_INFINITY,
  blank: Number.POSITIVE_INFINITY,
}

/** Ends of a run of plain characters, by separator. */
const ENDS: Record<string, RegExp> = { ',': /[",\r\n]/g, ';': /[";\r\n]/g, '\t': /["\t\r\n]/g }

/** Streaming CSV parser. The separator is the most frequent of comma, semicolon and tab in the header. Rows without text are skipped. */
export class CsvReader {
  readonly #limits: CsvLimits
  #separator: string | null = null
  #head = ''
  #cells: string[] = []
  #cell = ''
  #state: 'plain' | 'quoted' | 'quote' = 'plain'
  #line = 1
  #began = 1
  #blank = 0

  constructor(limits: CsvLimits = NO_LIMITS) {
    this.#limits = limits
  }

  /** @throws CsvError if a cell is too long, or too many rows have no text. */
  *read(chunk: string): Generator<CsvRow> {
    if (this.#separator !== null) {
      yield* this.#rows(chunk)
      return
    }
    this.#head += chunk
    if (!/[\r\n]/.test(this.#head) && this.#head.length < this.#limits.cell) return
    yield* this.#begin()
  }

  /** Returns the last row if no line break ends it. @throws CsvError if a quotation mark is not closed. */
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
    else if (++this.#blank > this.#limits.blank) throw new CsvError(this.#began, 'too many rows without text')
  }

  #endCell(): void {
    if (this.#cells.length < this.#limits.columns) this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'plain'
  }

  #add(text: string): void {
    this.#cell += text
    if (this.#cell.length > this.#limits.cell) throw new CsvError(this.#began, 'a cell is too long')
  }

  /** Adds text inside quotation marks; returns the offset of its end. */
  #quoted(text: string, from: number): number {
    const found = text.indexOf('"', from)
    const end = found < 0 ? text.length : found
    for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) this.#line++
    this.#add(text.slice(from, end))
    if (found >= 0) this.#state = 'quote'
    return end + 1
  }

  /** Adds text outside quotation marks; returns the offset of its end. */
  #plain(text: string, from: number): number {
    const ends = ENDS[this.#separator!]!
    ends.lastIndex = from
    const end = ends.exec(text)?.index ?? text.length
    if (end > from) this.#add(text.slice(from, end))
    return end
  }

  *#rows(text: string): Generator<CsvRow> {
    for (let at = 0; at < text.length; ) {
      if (this.#state === 'quoted') {
        at = this.#quoted(text, at)
        continue
      }
      at = this.#plain(text, at)
      const sign = text[at++]
      if (sign === '"' && (this.#state === 'quote' || this.#cell === '')) {
        if (this.#state === 'quote') this.#add(sign)
        this.#state = 'quoted'
      } else if (sign === this.#separator) this.#endCell()
      else if (sign === '\n') {
        this.#line++
        yield* this.#endRow()
        this.#began = this.#line
      } else if (sign === '"') this.#add(sign)
    }
  }
}

export function csvRows(text: string): string[][] {
  const reader = new CsvReader()
  return [...reader.read(text), ...reader.end()].map(({ cells }) => cells)
}
