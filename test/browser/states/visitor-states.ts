import type { FastifyInstance } from 'fastify'
import { button } from '../../helpers/browser.ts'
import type { State } from './state.ts'

export const visitorStates = (app: FastifyInstance, item: number): State[] => [
  { name: 'menu of the site', path: '/', narrow: true, opener: 'Open menu', shows: 'Upload Item' },
  {
    name: 'drawer of categories',
    path: '/browse',
    narrow: true,
    opener: 'Categories',
    shows: 'Kitchen & Dining',
  },
  {
    name: 'items on their way',
    path: '/browse',
    answers: { 'GET **/browse?*': 'never' },
    reach: async (page) => {
      await page.getByRole('link', { name: 'Next' }).click()
      await page.locator('.results .skeleton.picture').first().waitFor()
    },
  },
  {
    name: 'items that cannot be had',
    path: '/browse',
    answers: { 'GET **/browse?*': 500 },
    reach: (page) => page.getByRole('link', { name: 'Next' }).click(),
    shows: 'Something went wrong!',
  },
  {
    name: 'no card that fits what is typed',
    path: '/browse',
    reach: (page) => page.getByPlaceholder('Search Products...').fill('unicorn'),
    shows: 'Search to look beyond this page.',
  },
  {
    name: 'item that cannot be had',
    path: '/',
    reach: async (page) => {
      app.db.run('ALTER TABLE item_images RENAME TO item_images_away')
      await page.goto(`/productdetails/${item}`)
      app.db.run('ALTER TABLE item_images_away RENAME TO item_images')
    },
    shows: 'Failed to load product details.',
  },
  {
    name: 'video that plays',
    path: `/productdetails/${item}`,
    reach: async (page) => {
      await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'a video' }))
      await page.getByRole('link', { name: /Play the video/ }).click()
      await page.frameLocator('iframe.video').getByText('a video').waitFor()
    },
  },
  {
    name: 'word after paying',
    path: '/paymentdetails',
    opener: 'Confirm & Pay',
    shows: 'Payment Successful!',
  },
  {
    name: 'card that looks wrong',
    path: '/paymentdetails',
    reach: async (page) => {
      await page.getByLabel('Expiry').fill('1320')
      await page.getByLabel('CVV').fill('1')
      await page.getByLabel('Name on card').focus()
    },
    shows: 'A CVV has 3 or 4 digits.',
  },
  {
    name: 'PayPal',
    path: '/paymentdetails',
    reach: (page) => page.getByRole('radio', { name: 'PayPal' }).check(),
    shows: 'Here PayPal isn’t contacted.',
  },
  {
    name: 'contact form with errors',
    path: '/page/contact-us',
    reach: (page) => button(page, 'Send').click(),
    shows: 'Message is required',
  },
  {
    name: 'contact message that was sent',
    path: '/page/contact-us',
    answers: { 'POST **/api/contact': { client_id: null } },
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test')
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
      await button(page, 'Send').click()
    },
    shows: 'Your message has been sent.',
  },
]

/** States of a new member. */
export const newcomerStates: State[] = [
  '/dashboard',
  '/dashboard/exchange-request',
  '/dashboard/favourite',
  '/dashboard/messages',
  '/dashboard/notification',
].map((path) => ({ name: `empty ${path}`, path }))
