import { button } from '../../helpers/browser.ts'
import type { fullMarket } from '../../helpers/full-market.ts'
import type { State } from './state.ts'

const NOTHING = { state: 'none', url: null, size: null, problem: null }

export const adminStates = ({ member }: Awaited<ReturnType<typeof fullMarket>>): State[] => [
  {
    name: 'drawer of the admin pages',
    path: '/admin',
    narrow: true,
    opener: 'Open menu',
    shows: 'Swaps to settle',
  },
  { name: 'nobody found', path: '/admin/people?q=unicorn' },
  { name: 'no item found', path: '/admin/items?q=unicorn' },
  {
    name: 'new category with errors',
    path: '/admin/categories',
    opener: 'Add a category',
    reach: async (page) => {
      await page.getByRole('dialog').getByLabel('Name').fill('Home & Furniture')
      await button(page, 'Save').click()
    },
    shows: 'There’s already a category with this name.',
  },
  {
    name: 'question before a category goes',
    path: '/admin/categories',
    opener: 'Delete Home & Furniture',
    shows: 'Keep it',
  },
  {
    name: 'category that has to stay',
    path: '/admin/categories',
    opener: 'Delete Home & Furniture',
    reach: async (page) => {
      await button(page, 'Delete').click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'plan with errors',
    path: '/admin/plans',
    opener: 'Edit Standard Yearly',
    reach: async (page) => {
      await page.getByLabel('Name').fill('')
      await page.getByLabel('Price in dollars').fill('x')
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
      await page.locator('dialog .field .error').nth(1).waitFor()
    },
  },
  {
    name: 'new page with errors',
    path: '/admin/pages',
    opener: 'Add a page',
    reach: async (page) => {
      await button(page, 'Save').click()
      await page.locator('dialog .field .error').first().waitFor()
    },
  },
  {
    name: 'preview of a page',
    path: '/admin/pages/about',
    opener: 'Preview',
    reach: (page) => page.getByRole('dialog', { name: 'Preview' }).waitFor(),
  },
  {
    name: 'link in a text',
    path: '/admin/pages/about',
    reach: async (page) => {
      await button(page, 'Link').click()
      await page.locator('.link-row').waitFor()
    },
  },
  {
    name: 'text that somebody else has saved meanwhile',
    path: '/admin/site/hero-section',
    answers: { 'POST **/api/admin/site/hero-section': 409 },
    reach: async (page) => {
      await page.getByLabel('Headline').fill('Of Ada')
      await button(page, 'Save').click()
    },
    shows: 'Replace it with mine',
  },
  {
    name: 'suspension with errors',
    path: `/admin/people/${member.id}`,
    reach: async (page) => {
      await page.locator('main summary').click()
      await page.getByRole('button', { name: 'Suspend: Olga Owner' }).click()
    },
    shows: 'Give a reason: it’s sent to the person by email.',
  },
  {
    name: 'report in full',
    path: '/admin/reports',
    reach: (page) => page.getByText('As it was when reported').click(),
  },
  {
    name: 'backup and restore that failed',
    path: '/admin/backup',
    answers: {
      'POST **/api/admin/backups': {
        last_at: null,
        last_full_at: null,
        download: { ...NOTHING, state: 'failed', problem: 'the disk is full' },
        restore: { state: 'failed', problem: 'the file is cut short', can_start: true },
      },
    },
    reach: (page) => button(page, 'Make a backup').click(),
    shows: 'Nothing was restored: the file is cut short.',
  },
  {
    name: 'backup that is ready, and one that waits',
    path: '/admin/backup',
    answers: {
      'POST **/api/admin/backups': {
        last_at: new Date().toISOString(),
        last_full_at: new Date().toISOString(),
        download: { ...NOTHING, state: 'ready', url: '/admin/backup/x', size: 5_000_000 },
        restore: { state: 'waiting', problem: null, can_start: true },
      },
    },
    reach: (page) => button(page, 'Make a backup').click(),
    shows: 'A backup is waiting',
  },
]
