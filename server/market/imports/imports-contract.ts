import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope } from '../../platform/http/envelope.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { ImportResult, ImportView } from './imports-shared.ts'

const common = { tags: ['Items'], security: [{ bearer: [] }] }
const fileOf = (type: string) => ({
  200: { description: 'A file', content: { [type]: { schema: z.string() } } },
  '4xx': ErrorEnvelope,
})

export const ImportBody = z.object({ client_id: ClientId })

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
  'POST /api/items/import': {
    ...common,
    summary: 'Send a file of items, and see what would be posted',
    description:
      'A CSV with the columns of `/api/items.csv`, or a ZIP with `items.csv` and the pictures that it names, up to 200 MB. Nothing is ' +
      'posted before the confirmation.',
    consumes: ['multipart/form-data'],
    body: ImportBody,
    response: answers(ImportView),
  },
  'POST /api/items/import/:id/confirmation': {
    ...common,
    summary: 'Post the items of an import',
    description: 'A repeated call returns the same result. 503 if the import takes longer: repeat the call.',
    params: IdParams,
    response: answers(ImportResult),
  },
  'GET /api/items/import/:id/errors.csv': {
    ...common,
    summary: 'The wrong lines of an import, with their reasons',
    description: 'The columns of the file and `reason`. The page cookie counts too.',
    params: IdParams,
    response: fileOf('text/csv'),
  },
  'DELETE /api/items/import/:id': {
    ...common,
    summary: 'Delete an import; what it has posted stays',
    params: IdParams,
    response: answers(z.null()),
  },
})
