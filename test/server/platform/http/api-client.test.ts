import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { ROOT } from '../../../../server/ops/process.mjs'
import { temporaryFolder, testServer } from '../../../helpers/app.ts'
import { twoColours } from '../../../helpers/pictures.ts'

const run = promisify(execFile)

/** An external project: its own packages, another TypeScript version, and only the API description from us. */
const PROJECT = join(ROOT, 'test/fixtures/api-client')

t.test('the description of the API is all that a client needs', async (t) => {
  const folder = temporaryFolder(t)
  cpSync(PROJECT, folder, { recursive: true })
  const inFolder = (command: string, ...args: string[]) =>
    run(command, args, { cwd: folder, maxBuffer: 1e8 }).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `failed: ${stdout}\n${stderr}`,
    )
  const bin = (name: string) => join(folder, 'node_modules/.bin', name)
  const installed = await inFolder(
    'npm',
    'ci',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  )
  if (installed && !process.env.CI) {
    t.comment(installed)
    return void t.pass('its packages', { skip: 'the packages of the client could not be had' })
  }
  t.equal(installed, '')

  const { origin } = await testServer(t)
  const document = await (await fetch(`${origin}/api/openapi.json`)).text()
  writeFileSync(join(folder, 'openapi.json'), document)

  t.equal(await inFolder(bin('redocly'), 'lint', 'openapi.json'), '', 'Redocly finds no error')
  t.equal(await inFolder(bin('spectral'), 'lint', 'openapi.json'), '', 'Spectral finds no error')
  t.equal(await inFolder(process.execPath, 'generate.js'), '', 'types are generated')
  t.equal(await inFolder(bin('tsc'), '-p', '.'), '', 'what is written against them compiles')
  const picture = join(folder, 'picture.png')
  await twoColours(40, 30).png().toFile(picture)
  t.equal(await inFolder(process.execPath, 'story.ts', origin, picture), '', 'and two people swap by it')
})
