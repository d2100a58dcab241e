import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { temporaryFolder } from '../helpers/app.ts'
import { clientCircles, clientImportsUpward, files } from '../helpers/imports.ts'

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Files of a folder with a name or a text that does not fit. */
const unfit = (folder: string, name: RegExp, wanted: RegExp, refused = /$^/) =>
  files(`client/${folder}/**/*.{ts,tsx,css}`).filter(
    (file) => !name.test(file) || !wanted.test(text(file)) || refused.test(text(file)),
  )

t.test('no file of the client imports itself by way of others, not even for a type', (t) => {
  t.strictSame(clientCircles(), [])
  t.end()
})

t.test('a folder of the client imports only what is below it', (t) => {
  t.strictSame(clientImportsUpward(), [])
  t.end()
})

t.test('finds planted circles and upward imports', (t) => {
  const root = temporaryFolder(t)
  const plant = (file: string, code: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), code)
  }
  plant('client/api.ts', '')
  plant(
    'client/stores/toasts.ts',
    "import { call } from '../api.ts'\nawait import('../components/toaster.tsx')\n",
  )
  plant('client/components/toaster.tsx', '')
  plant('client/pages/home.tsx', "import { Card } from '../components/card.tsx'\n")
  plant('client/components/card.tsx', "import { toast } from '../stores/toasts.ts'\n")
  t.strictSame([...clientCircles(root), ...clientImportsUpward(root)], [])
  plant('client/components/toaster.tsx', "import type { Kind } from '../stores/toasts.ts'\n")
  t.strictSame(clientCircles(root).sort(), [
    'client/components/toaster.tsx → client/stores/toasts.ts',
    'client/stores/toasts.ts → client/components/toaster.tsx',
  ])
  plant('client/components/card.tsx', "import { Home } from '../pages/home.tsx'\n")
  plant('client/widgets/new.tsx', '')
  t.strictSame(clientImportsUpward(root).sort(), [
    'client/components/card.tsx → client/pages/home.tsx',
    'client/widgets/new.tsx: not a folder of the client',
  ])
  t.end()
})

t.test('each folder of the client holds the kind of its name', (t) => {
  t.strictSame(unfit('pages', /\.tsx$/, /^export (?:default |\{ default)/m), [])
  t.strictSame(unfit('islands', /islands\/[\w-]+\.tsx$/, /^export (?:default |\{ \w+ as default \})/m), [])
  t.strictSame(unfit('enhancements', /\w\.ts$/, /^export default /m, /from 'react'/), [])
  t.strictSame(unfit('stores', /\w\.ts$/, /./), [])
  t.strictSame(unfit('dom', /\w\.ts$/, /./, /from 'react'/), [])
  t.strictSame(unfit('layout', /\.tsx$/, /^export (?:default )?function [A-Z]/m), [])
  t.strictSame(unfit('styles', /\.css$/, /./), [])
  t.end()
})

t.test('directly in client/ are entries, lists, hydration and calls to the server', (t) => {
  t.strictSame(
    files('client/*.{ts,tsx}')
      .map((file) => file.slice('client/'.length))
      .sort(),
    [
      'api.ts',
      'calls.ts',
      'elements.d.ts',
      'entry-client.ts',
      'entry-server.tsx',
      'hydrate.tsx',
      'island.tsx',
      'islands.ts',
      'page-module.ts',
      'pages.ts',
      'slot.tsx',
      'slots.tsx',
      'upload.ts',
      'wake.ts',
    ],
  )
  t.end()
})
