import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { ImportBody } from './imports-contract.ts'
import { ImportView } from './imports-shared.ts'

export const adminImportsContract = contract({
  'POST /api/admin/people/:id/import': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Send a file of items for a member who asked for it, and see what would be posted',
    description:
      'As `POST /api/items/import`. The admin confirms or deletes the import with the calls under `/api/items/import/{id}`; it is noted in ' +
      'the audit log, and the member is notified.',
    consumes: ['multipart/form-data'],
    params: IdParams,
    body: ImportBody,
    response: answers(ImportView),
  },
})
