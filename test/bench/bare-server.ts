import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

interface Recorded {
  path: string
  headers: Record<string, string>
  body: string
}

const recorded = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Recorded[]
const app = Fastify()
for (const { path, headers, body } of recorded) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
}
process.stdout.write(await app.listen({ host: '127.0.0.1', port: 0 }))
