import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Result, Row } from './row.ts'

const PAGE = join(import.meta.dirname, '../../docs/performance.md')

const goalLine = ({ goal }: Result) =>
  goal ? `Goal: ${goal.text}. ${goal.met ? 'Met.' : 'Missed.'}` : 'No goal; here to be watched.'

/** Table cells padded per column, numbers right-aligned. */
function aligned({ columns, lines }: Result): string[][] {
  const table = [columns, ...lines]
  const widths = columns.map((_, at) => Math.max(...table.map((line) => line[at]!.length)))
  return table.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))),
  )
}

export function asText(row: Row, result: Result): string {
  const lines = aligned(result).map((cells) => cells.join('  '))
  return `\n${row.title} (${row.name})\n${lines.join('\n')}\n${goalLine(result)}\n`
}

export function asMarkdown(row: Row, result: Result): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const [heads, ...lines] = aligned(result)
  const rule = heads!.map((head, at) =>
    at === 0 ? '-'.repeat(head.length) : `${'-'.repeat(head.length - 1)}:`,
  )
  // Above the number of processors, other load has distorted the times.
  const load = `load average ${loadavg()[0]!.toFixed(1)}`
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${load}`
  return [
    `## ${row.title}`,
    '',
    row.explanation,
    '',
    line(heads!),
    line(rule),
    ...lines.map(line),
    '',
    goalLine(result),
    '',
    `\`npm run bench -- ${row.name}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}.`,
    '',
  ].join('\n')
}

/** Writes a row's figures into docs/performance.md, between its marker comments. */
export function writeIntoPage(row: Row, markdown: string): void {
  const [start, end] = [`<!-- ${row.name} -->`, `<!-- /${row.name} -->`]
  const page = readFileSync(PAGE, 'utf8')
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < 0) throw new Error(`docs/performance.md has no place for ${row.name}`)
  writeFileSync(PAGE, `${page.slice(0, from + start.length)}\n\n${markdown}\n${page.slice(to)}`)
}
