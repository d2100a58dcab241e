import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { AnswerBody, ReviewBody, ReviewView } from './reviews-shared.ts'

const common = { tags: ['People'], security: [{ bearer: [] }], params: IdParams }

export const reviewsContract = contract({
  'POST /api/swaps/:id/reviews': {
    ...common,
    summary: 'Say how it was to swap with somebody',
    description:
      'Within 14 days after the swap was completed, about one whom I gave to or got from. Sent again it is changed. ' +
      'Nobody sees it until both have written or the 14 days are over; then nothing is changed any more.',
    body: ReviewBody,
    response: answers(ReviewView),
  },
  'POST /api/reviews/:id/answer': {
    ...common,
    summary: 'Answer a review of me, once',
    body: AnswerBody,
    response: answers(ReviewView),
  },
})
