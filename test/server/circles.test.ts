import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { temporaryFolder } from '../helpers/app.ts'
import { circles } from '../helpers/imports.ts'

t.test('no rooms of the server import each other in a circle', async (t) => {
  t.strictSame(circles(), [])
})

t.test('a planted circle is found, however long', async (t) => {
  const root = temporaryFolder(t)
  const plant = (file: string, ...imported: string[]) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), imported.map((path) => `import '${path}'\n`).join(''))
  }
  plant('db/open.ts')
  plant('server/app.ts', './items/items-api.ts')
  plant('server/items/items-api.ts', './items-service.ts', '../mail/outbox.ts')
  plant('server/items/items-service.ts', '../../db/open.ts')
  plant('server/mail/outbox.ts', '../../db/open.ts', '../limits.ts')
  plant('server/limits.ts')
  t.strictSame(circles(root), [])

  plant('server/mail/templates.ts', '../content/site.ts')
  plant('server/content/site.ts', '../items/items-service.ts')
  t.strictSame(circles(root).sort(), [
    'server/content/site.ts → server/items/items-service.ts',
    'server/items/items-api.ts → server/mail/outbox.ts',
    'server/mail/templates.ts → server/content/site.ts',
  ])
  plant('server/content/site.ts')
  plant('db/open.ts', '../server/limits.ts')
  plant('server/limits.ts', '../db/open.ts')
  t.equal(circles(root).length, 2, 'the database and a file right under server/')
})
