import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { temporaryFolder } from '../helpers/app.ts'
import { circles, upwardImports } from '../helpers/imports.ts'

function planter(root: string) {
  return (file: string, ...imported: string[]) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), imported.map((path) => `import '${path}'\n`).join(''))
  }
}

t.test('no modules of the server import each other in a circle', async (t) => {
  t.strictSame(circles(), [])
})

t.test('finds a planted circle of any length', async (t) => {
  const root = temporaryFolder(t)
  const plant = planter(root)
  plant('db/open.ts')
  plant('server/app.ts', './market/items/items-routes.ts')
  plant('server/market/items/items-routes.ts', './items-service.ts', '../../site/mail/outbox.ts')
  plant('server/market/items/items-service.ts', '../../../db/open.ts')
  plant('server/site/mail/outbox.ts', '../../../db/open.ts', '../../platform/limits.ts')
  plant('server/platform/limits.ts')
  t.strictSame(circles(root), [])

  plant('server/site/mail/templates.ts', '../content/site.ts')
  plant('server/site/content/site.ts', '../../market/items/items-service.ts')
  t.strictSame(circles(root).sort(), [
    'server/market/items/items-routes.ts → server/site/mail/outbox.ts',
    'server/site/content/site.ts → server/market/items/items-service.ts',
    'server/site/mail/templates.ts → server/site/content/site.ts',
  ])
  plant('server/site/content/site.ts')
  plant('db/open.ts', '../server/platform/limits.ts')
  plant('server/platform/limits.ts', '../../db/open.ts')
  t.equal(circles(root).length, 2, 'the database and a file directly in an area')
})

t.test('an area imports only areas above it, and the solver imports nothing', async (t) => {
  t.strictSame(upwardImports(), [])
})

t.test('finds a planted upward import', async (t) => {
  const root = temporaryFolder(t)
  const plant = planter(root)
  plant('server/app.ts', './market/items/items-routes.ts')
  plant('server/market/items/items-routes.ts', '../../platform/errors.ts', '../../solver/packing.ts')
  plant('server/platform/errors.ts')
  plant('server/solver/packing.ts')
  plant('server/demo/fill.ts', '../market/items/items-routes.ts')
  t.strictSame(upwardImports(root), [])
  plant('server/platform/errors.ts', '../market/items/items-routes.ts', '../app.ts')
  plant('server/solver/packing.ts', '../platform/errors.ts')
  plant('server/somewhere/file.ts')
  t.strictSame(upwardImports(root).sort(), [
    'server/platform/errors.ts → server/app.ts',
    'server/platform/errors.ts → server/market/items/items-routes.ts',
    'server/solver/packing.ts → server/platform/errors.ts',
    'server/somewhere/file.ts: not an area',
  ])
})
