import type { FastifyInstance } from 'fastify'
import { testAccount } from './accounts.ts'
import { testItem, testPictures } from './items.ts'

/** Every kind of page that a visitor can open, by its address, in a market with something to see on each. */
export async function visitorPages(app: FastifyInstance) {
  const owner = testAccount(app, { phoneNumber: '+15550142233' })
  const pictures = await testPictures(app, 3)
  const one = pictures.slice(0, 1)
  for (let at = 1; at <= 24; at++) testItem(app, owner.id, { name: `Thing ${at}`, image_ids: one })
  const details = testItem(app, owner.id, {
    name: 'Film camera',
    image_ids: pictures,
    trade_preferences: 'a record player',
    message: 'Free on weekends.',
    video_links: ['https://youtu.be/dQw4w9WgXcQ'],
  })
  const texts = app.db.query.pages.findMany().sync()
  return {
    home: '/',
    featured: '/?page=2',
    browse: '/browse',
    search: '/browse?product=thing&category=1',
    nothingFound: '/browse?product=unicorn',
    beyondTheLast: '/browse?page=99',
    details: `/productdetails/${details}`,
    noSuchItem: '/productdetails/999999',
    payment: '/payment',
    paymentDetails: '/paymentdetails',
    noSuchPage: '/nothing-here',
    badAddress: '/?page=0',
    ...Object.fromEntries(texts.map(({ slug }) => [slug, `/page/${slug}`])),
  }
}
