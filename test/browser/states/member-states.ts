import type { Page } from 'playwright-core'
import { button } from '../../helpers/browser.ts'
import type { fullMarket } from '../../helpers/full-market.ts'
import { fillItem, photo, picker } from '../../helpers/item-form.ts'
import type { State } from './state.ts'

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const report = (page: Page) => page.getByRole('link', { name: 'Report this item' }).click()

export const memberStates = ({
  wanted,
  details,
  outgoing,
}: Awaited<ReturnType<typeof fullMarket>>): State[] => [
  { name: 'menu of the account', path: '/', opener: 'Account of Olga Owner', shows: 'Sign Out' },
  {
    name: 'drawer of the dashboard',
    path: '/dashboard',
    narrow: true,
    opener: 'Open menu',
    shows: 'Favourite',
  },
  { name: 'item in a dialog', path: '/dashboard', opener: 'View Film camera', shows: 'Springfield' },
  {
    name: 'item in a dialog that cannot be had',
    path: '/dashboard/favourite',
    answers: { 'GET **/api/home/product/details/*': 500 },
    opener: 'View Guitar',
    shows: 'Failed to load product details.',
  },
  {
    name: 'form of an item with errors',
    path: '/dashboard',
    opener: 'Edit Film camera',
    reach: async (page) => {
      await page.getByLabel('Item Name *').fill('')
      await button(page, 'Submit Update').click()
    },
    shows: 'Name is required',
  },
  {
    name: 'form of an item that failed',
    path: '/dashboard',
    answers: { 'POST **/api/product/update/*': 500 },
    opener: 'Edit Film camera',
    reach: (page) => button(page, 'Submit Update').click(),
    shows: 'Something went wrong',
  },
  {
    name: 'question before an item goes',
    path: '/dashboard',
    opener: 'Delete Film camera',
    shows: 'Keep it',
  },
  {
    name: 'request in a dialog',
    path: '/dashboard/exchange-request',
    opener: 'View Details',
    shows: 'Plays jazz',
  },
  {
    name: 'request in a dialog that cannot be had',
    path: '/dashboard/exchange-request',
    answers: { 'GET **/offered-product': 500 },
    opener: 'View Details',
    shows: 'Failed to load exchange details.',
  },
  {
    name: 'swap about to be called off',
    path: '/dashboard/exchange-request?status=accepted',
    opener: 'View Details',
    reach: async (page) => {
      await button(page, 'Call off').click()
      await page.getByLabel('Why are you calling it off?').waitFor()
    },
  },
  {
    name: 'requests that cannot be had',
    path: '/dashboard/exchange-request',
    answers: { 'GET **/api/exchange-request/list*': 500 },
    reach: (page) => page.getByRole('tab', { name: 'Confirmed Request' }).click(),
    shows: 'Something went wrong!',
  },
  {
    name: 'changed offer with errors',
    path: `/dashboard/exchange-product-update-details?id=${outgoing}`,
    reach: async (page) => {
      await button(page, 'Remove picture 1').click()
      await button(page, 'Remove picture 1').waitFor({ state: 'detached' })
      await button(page, 'Save offer').click()
    },
    shows: 'Add at least one picture',
  },
  {
    name: 'exchange form with errors',
    path: `/productdetails/${wanted}`,
    opener: 'Exchange',
    reach: async (page) => {
      await page.getByLabel('Message *').waitFor()
      await button(page, 'Submit').click()
    },
    shows: 'Message is required',
  },
  {
    name: 'exchange form that cannot be had',
    path: `/productdetails/${wanted}`,
    answers: { 'GET **/api/**': 500 },
    opener: 'Exchange',
    shows: 'Failed to load product details.',
  },
  {
    name: 'exchange request that was sent',
    path: `/productdetails/${wanted}`,
    answers: { 'POST **/api/exchange-request': { id: 1 } },
    opener: 'Exchange',
    after: 'See your request',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Film camera' }).check()
      await page.getByLabel('Message *').fill('Shall we swap?')
      await button(page, 'Submit').click()
    },
    shows: 'Exchange request submitted Successful!',
  },
  {
    name: 'an item of one’s own',
    path: `/productdetails/${details}`,
    shows: 'This is yours',
  },
  {
    name: 'report with errors',
    path: `/productdetails/${wanted}`,
    reach: async (page) => {
      await report(page)
      await button(page, 'Send report').click()
    },
    shows: 'Choose what is wrong.',
  },
  {
    name: 'report that was sent',
    path: `/productdetails/${wanted}`,
    answers: { 'POST **/api/reports': {} },
    reach: async (page) => {
      await report(page)
      await page.getByLabel('Spam or advertising').check()
      await button(page, 'Send report').click()
    },
    shows: 'Thank you.',
  },
  {
    name: 'new item with errors',
    path: '/uploaditem',
    reach: (page) => button(page, 'Post Item').click(),
    shows: 'Add at least one picture',
  },
  {
    name: 'new item on its way',
    path: '/uploaditem',
    answers: { 'POST **/api/product/store': 'never' },
    reach: async (page) => {
      await fillItem(page, 'Record player')
      await picker(page).setInputFiles([await photo(320), await photo(400)])
      await button(page, 'Post Item').click()
    },
    shows: 'Posting...',
  },
  {
    name: 'menu of a conversation',
    path: '/dashboard/messages',
    opener: 'More options for Rita Requester',
    shows: 'Block Rita Requester',
  },
  {
    name: 'drawer of conversations',
    path: '/dashboard/messages',
    narrow: true,
    opener: 'Conversations',
    shows: 'Messages (1)',
  },
  {
    name: 'files that go with a message, and one that cannot',
    path: '/dashboard/messages',
    reach: async (page) => {
      await page.getByLabel('Add pictures').setInputFiles([await photo(320)])
      const file = { mimeType: 'text/plain', buffer: Buffer.from('Two chairs.') }
      await page.getByLabel('Add documents').setInputFiles([
        { ...file, name: 'terms.txt' },
        { ...file, name: 'setup.exe' },
      ])
    },
    shows: 'Unsupported file: setup.exe',
  },
  {
    name: 'message that failed',
    path: '/dashboard/messages',
    answers: { 'POST **/api/messages/*': 422 },
    reach: async (page) => {
      await box(page).fill('On Saturday?')
      await box(page).press('Enter')
      await page.locator('.message-meta.failed').waitFor()
      await button(page, 'Delete').waitFor()
    },
  },
  {
    name: 'conversation with somebody blocked',
    path: '/dashboard/messages',
    answers: { 'POST **/api/blocks/*': { blocked: 'by_me' } },
    reach: async (page) => {
      await button(page, 'More options for Rita Requester').click()
      await button(page, 'Block Rita Requester').click()
    },
    shows: 'You have blocked Rita Requester.',
  },
  {
    name: 'toast',
    path: '/browse?product=guitar',
    answers: { 'POST **/toggle-favorite/*': { is_favorite: true } },
    reach: (page) => button(page, 'Favourite Guitar').click(),
    shows: 'Well done',
  },
  {
    name: 'toast of a failure',
    path: '/browse?product=guitar',
    answers: { 'POST **/toggle-favorite/*': 500 },
    reach: (page) => button(page, 'Favourite Guitar').click(),
    shows: 'Something went wrong',
  },
]
