import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { isComposing, isSendingEnter } from '../../../client/dom/composing.ts'
import { ROOT } from '../../../server/ops/process.mjs'

const key = (event: Partial<KeyboardEvent>) =>
  ({ key: 'Enter', isComposing: false, keyCode: 13, shiftKey: false, ...event }) as KeyboardEvent

t.test('Enter sends, unless it ends a composed word in any browser or begins a new line', async (t) => {
  t.ok(isSendingEnter(key({})))
  t.notOk(isSendingEnter(key({ shiftKey: true })))
  t.notOk(isSendingEnter(key({ isComposing: true, keyCode: 229 })), 'Chromium and Firefox')
  t.notOk(isSendingEnter(key({ keyCode: 229 })), 'Safari')
  t.notOk(isSendingEnter(key({ key: 'a', keyCode: 65 })))
  t.ok(isComposing(key({ key: ',', keyCode: 229 })))
})

t.test('every handler of Enter asks whether a word is being composed', async (t) => {
  const files = globSync('client/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => file !== 'client/dom/composing.ts')
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
  const handlers = files.filter(({ source }) => /(?:key [!=]==|case) 'Enter'/.test(source))
  t.ok(handlers.length >= 2)
  // Only prevents that Enter submits the surrounding form, so it may act during a composition.
  const preventsOnly = ['client/components/exchanges/picture-choice.tsx']
  t.strictSame(
    handlers.filter(({ source }) => !/composing\.ts'/.test(source)).map(({ file }) => file),
    preventsOnly.filter((file) => handlers.some((handler) => handler.file === file)),
  )
  t.strictSame(
    files.filter(({ source }) => /\w\.isComposing\b/.test(source)).map(({ file }) => file),
    [],
  )
})
