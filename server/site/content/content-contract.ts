import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { SiteView } from './content-shared.ts'

export const contentContract = contract({
  'GET /api/header-footer': {
    tags: ['Content'],
    summary: 'Header and footer of every page',
    description: 'The fields stand in `data.data` (docs/decisions/020-header-footer-data.md).',
    response: answers(z.object({ data: SiteView })),
  },
})
