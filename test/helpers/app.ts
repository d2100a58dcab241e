import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Test } from 'tap'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { beginWithTemplate } from './template-database.ts'

/** Makes a temporary folder that is deleted at the end of the test. */
export function temporaryFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-test-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An environment with a database and uploads of its own. */
export function testEnvironment(t: Test, env: Record<string, string> = {}): Record<string, string> {
  const folder = temporaryFolder(t)
  return {
    DATABASE_FILE: join(folder, 'test.sqlite'),
    UPLOADS_DIR: join(folder, 'uploads'),
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
    ...env,
  }
}

/** Builds the whole site on a new database, without listening: requests are made with `inject`. */
export async function testApp(
  t: Test,
  env: Record<string, string> = {},
  logStream?: DestinationStream,
): Promise<FastifyInstance> {
  const environment = testEnvironment(t, env)
  beginWithTemplate(environment.DATABASE_FILE!)
  const app = await buildApp(readConfig(environment), logStream)
  t.teardown(() => app.close())
  await app.ready()
  return app
}

/** As `testApp`, listening on a free loopback port; gives its address without a slash at the end. */
export async function testServer(
  t: Test,
  env: Record<string, string> = {},
): Promise<{ app: FastifyInstance; origin: string }> {
  const app = await testApp(t, env)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, origin }
}
