import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { NeighbourhoodView } from './neighbourhoods-shared.ts'

export const neighbourhoodsContract = contract({
  'GET /api/neighbourhoods': {
    tags: ['Content'],
    summary: 'The neighbourhoods of the site, in the order of its admins',
    response: answers(z.array(NeighbourhoodView)),
  },
})
