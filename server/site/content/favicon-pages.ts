import type { FastifyInstance } from 'fastify'
import { siteView } from './content-service.ts'
import { leafOf } from './leaf.ts'
import { ARROWS } from './site-icons.ts'

/** Derives the accent like `--leaf` of the light scheme (client/styles/tokens.css); browsers without support show the default green. */
const tint = (accent: string | null) =>
  accent ? ` style="fill:oklch(from ${accent} clamp(.3,l,.44) min(c,.17) h)"` : ''

const drawing = (accent: string | null) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${leafOf(null)}"${tint(accent)}/>` +
  `${ARROWS}</svg>`

/** Tab icon in the accent color. Its URL changes with the accent. */
export async function faviconPages(app: FastifyInstance) {
  app.get('/favicon.svg', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(drawing(siteView(app.db).accent)),
  )
}
