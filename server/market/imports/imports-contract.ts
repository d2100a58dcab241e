import { z } from 'zod'
import { contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope } from '../../platform/http/envelope.ts'

const common = { tags: ['Items'], security: [{ bearer: [] }] }
const fileOf = (type: string) => ({
  200: { description: 'A file', content: { [type]: { schema: z.string() } } },
  '4xx': ErrorEnvelope,
})

export const importsContract = contract({
  'GET /api/items.csv': {
    ...common,
    summary: 'My items as a table (CSV)',
    description:
      'RFC 4180, UTF-8 with a byte order mark. Several values of a cell are separated by ` | `. A cell that begins with `=`, `+`, `-`, `@`, ' +
      'tab, CR or an apostrophe has an apostrophe in front, so that no spreadsheet runs it. The page cookie counts too.',
    response: fileOf('text/csv'),
  },
  'GET /api/items.zip': {
    ...common,
    summary: 'My items as a ZIP: items.csv and the pictures it names',
    description: 'The page cookie counts too.',
    response: fileOf('application/zip'),
  },
})
