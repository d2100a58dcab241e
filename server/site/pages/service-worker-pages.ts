import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ROOT } from '../../../db/root.mjs'
import { LANGUAGES } from '../../platform/catalogues/current.ts'
import { codingFor, QUICK_CODINGS } from './compress.ts'

const SOURCE = join(ROOT, 'client/worker/service-worker.js')

const shortened = (source: string) =>
  source.replaceAll(/^\s*(?:\/\/.*|\/\*.*?\*\/)$/gm, '').replaceAll(/^\s+/gm, '')

export async function serviceWorkerPages(app: FastifyInstance) {
  const { styles, fonts } = app.pageAssets('en')
  const shell = ['/offline', ...styles, ...fonts]
  const version = createHash('sha256')
    .update(JSON.stringify(LANGUAGES.map(app.pageAssets)))
    .digest('base64url')
    .slice(0, 12)
  const text = `const VERSION=${JSON.stringify(version)},SHELL=${JSON.stringify(shell)};${shortened(readFileSync(SOURCE, 'utf8'))}`

  app.get('/sw.js', { schema: { hide: true } }, async (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/javascript; charset=utf-8')
    const coding = codingFor(request.headers['accept-encoding'])
    if (coding === 'identity') return reply.send(text)
    return reply.header('content-encoding', coding).send(await QUICK_CODINGS[coding](Buffer.from(text)))
  })

  app.get('/offline', { schema: { hide: true } }, (_request, reply) =>
    reply.page('offline', z.object({}), () => ({}), { cache: { key: '', shows: [] } }),
  )
}
