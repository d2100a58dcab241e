import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { fullMarket } from './full-market.ts'

type Market = Awaited<ReturnType<typeof fullMarket>>
export type Who = 'visitor' | 'member' | 'admin'

export interface SitePage {
  path: string
  /** Lowest role with access. */
  who: Who
}

/** All GET routes except the API and files, from Fastify: new pages are included automatically. */
const routes = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET') && !/^\/api\/|\.\w+$/.test(url)) routes.add(url)
  })
})

/** Addresses of routes with parameters, or with several states. */
const addresses = (app: FastifyInstance, { member, details, incoming, outgoing, other }: Market) => ({
  '/': ['/', '/?page=2', '/?page=0'],
  '/browse': ['/browse', '/browse?product=thing&category=1', '/browse?product=unicorn', '/browse?page=99'],
  '/productdetails/:id': [`/productdetails/${details}`, '/productdetails/999999'],
  '/people/:id': [
    `/people/${other.id}`,
    `/people/${member.id}`,
    `/people/${other.id}?page=9`,
    '/people/999999',
  ],
  '/page/:slug': app.db.query.pages
    .findMany()
    .sync()
    .map(({ slug }) => `/page/${slug}`),
  '/verification': ['/verification', '/verification?email=a@example.test'],
  '/verificationsuccess': ['/verificationsuccess?email=a@example.test'],
  '/report': [`/report?kind=item&id=${details}`],
  '/dashboard/exchange-request': [
    '/dashboard/exchange-request',
    '/dashboard/exchange-request?status=accepted',
    '/dashboard/exchange-request?direction=outgoing',
  ],
  '/dashboard/exchange-product-details': [`/dashboard/exchange-product-details?id=${incoming}`],
  '/dashboard/exchange-product-update-details': [`/dashboard/exchange-product-update-details?id=${outgoing}`],
  '/dashboard/messages': ['/dashboard/messages', `/dashboard/messages?userId=${other.id}`],
  '/nothing-here': ['/nothing-here'],
  '/admin/people/:id': [`/admin/people/${member.id}`],
  '/admin/people/:id/import': [`/admin/people/${member.id}/import`],
  '/admin/pages/:slug': ['/admin/pages/about'],
})

const isHtml = (headers: { 'content-type'?: unknown }) => /^text\/html/.test(String(headers['content-type']))

/** Every page of the site with its minimum role, in a full market. */
export async function everyPage(app: FastifyInstance, market: Market): Promise<SitePage[]> {
  const known: Record<string, string[]> = addresses(app, market)
  const paths = [...new Set([...Object.keys(known), ...routes])].flatMap(
    (url) => known[url] ?? (url.includes(':') ? [] : [url]),
  )
  const pages: SitePage[] = []
  for (const path of paths) {
    for (const who of ['visitor', 'member', 'admin'] as const) {
      const answer = await app.inject({ url: path, cookies: cookiesOf(market, who) })
      const isAnswer = answer.statusCode === 200 || (answer.statusCode >= 400 && !path.startsWith('/admin'))
      if (!isAnswer || !isHtml(answer.headers)) continue
      pages.push({ path, who })
      break
    }
  }
  return pages
}

/** Cookies of a user of the market. */
export const cookiesOf = (market: Market, who: Who): Record<string, string> =>
  who === 'visitor' ? {} : { swapyard_token: market[who].token }
