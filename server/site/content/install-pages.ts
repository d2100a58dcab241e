import type { FastifyInstance } from 'fastify'
import { DIRECTIONS, speaking } from '../../platform/catalogues/current.ts'
import { siteLanguages } from '../../platform/languages/languages-service.ts'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'
import { siteView } from './content-service.ts'
import { leafOf } from './leaf.ts'
import { asIco, ICONS, type IconName, iconVersion, siteIcon } from './site-icons.ts'

/** A URL with the icon's version may be cached for long; the plain URL is cached for a day. */
const KEPT = 'public, max-age=86400'
const PAPER = '#fcfaf3'

/** Launchers truncate labels after about 12 characters: uses the whole words that fit. */
const shortName = (name: string): string => /^.{0,11}\S(?!\S)/.exec(name)?.[0] ?? cutText(name, 12)

/** Web Application Manifest (W3C) and icons. */
export async function installPages(app: FastifyInstance) {
  const hide = { schema: { hide: true } }

  app.get('/manifest.webmanifest', hide, (_request, reply) => {
    const { site: lang } = siteLanguages(app.db)
    const { name, tagline, accent } = speaking(lang, () => siteView(app.db))
    const version = iconVersion(app)
    const icon = (file: IconName, purpose: 'any' | 'maskable') => ({
      src: `/${file}.png?${version}`,
      sizes: `${ICONS[file].size}x${ICONS[file].size}`,
      type: 'image/png',
      purpose,
    })
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({
        id: '/',
        name,
        short_name: shortName(name),
        description: tagline,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        lang,
        dir: DIRECTIONS[lang],
        theme_color: leafOf(accent),
        background_color: PAPER,
        share_target: {
          action: '/uploaditem/share',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            title: 'title',
            text: 'text',
            url: 'url',
            files: [{ name: 'images', accept: ['image/*'] }],
          },
        },
        icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable', 'maskable')],
      })
  })

  for (const name of ['icon-192', 'icon-512', 'icon-maskable', 'apple-touch-icon'] as const) {
    app.get(`/${name}.png`, hide, async (_request, reply) =>
      reply
        .header('cache-control', KEPT)
        .type('image/png')
        .send(await siteIcon(app, name)),
    )
  }
  app.get('/favicon.ico', hide, async (_request, reply) =>
    reply
      .header('cache-control', KEPT)
      .type('image/x-icon')
      .send(asIco(await siteIcon(app, 'favicon'), ICONS.favicon.size)),
  )
}
