import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** JavaScript, so that no compiler is loaded. @type {{ path: string, headers: Record<string, string>, body: string }[]} */
const recorded = JSON.parse(readFileSync(String(process.argv[2]), 'utf8'))
const app = Fastify()
for (const { path, headers, body } of recorded) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
}
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }))
