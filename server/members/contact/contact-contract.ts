import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { ContactBody, ContactReceipt } from './contact-shared.ts'

export const contactContract = contract({
  'POST /api/contact': {
    tags: ['Content'],
    summary: 'Write to those who run the site',
    description: 'At most 10 an hour by address. A `client_id` is unique for each email.',
    consumes: FORM_OR_JSON,
    body: ContactBody,
    response: answers(ContactReceipt),
  },
})
