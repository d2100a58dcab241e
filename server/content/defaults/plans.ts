import type { plans } from '../../../db/schema/payments.ts'

/** The plans of /payment. Standard, Monthly, $24.99 is the specification's (section 9). Prices in US cents. */
export const DEFAULT_PLANS: (typeof plans.$inferInsert)[] = [
  {
    name: 'Basic',
    price: 0,
    billingInterval: 'month',
    description: 'Everything you need to swap, for as long as you like.',
    features: [
      'Post items with photos and videos',
      'Send and receive exchange requests',
      'Chat with other members',
      'Save your favourites',
    ],
  },
  {
    name: 'Standard',
    price: 2499,
    billingInterval: 'month',
    description: 'For those who swap a lot and want to help keep the market open.',
    isPopular: true,
    features: [
      'Everything in Basic',
      'Helps to pay for the server and its backups',
      'Helps to keep the market free of advertising',
      'Cancel at any time',
    ],
  },
  {
    name: 'Standard Yearly',
    price: 24900,
    billingInterval: 'year',
    description: 'The Standard plan, paid once a year.',
    features: [
      'Everything in Standard',
      'About two months cheaper than paying monthly',
      'One payment a year',
    ],
  },
]
