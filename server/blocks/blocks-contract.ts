import { z } from 'zod'
import { answers, contract } from '../http/contract.ts'
import { IdParams } from '../id-shared.ts'
import { Blocked } from './blocks-shared.ts'

const common = {
  tags: ['Chat'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.object({ blocked: Blocked })),
}

export const blocksContract = contract({
  'POST /api/blocks/:id': {
    ...common,
    summary: 'Block a person: neither can write to or request from the other',
  },
  'DELETE /api/blocks/:id': { ...common, summary: 'Take my block of a person back' },
})
