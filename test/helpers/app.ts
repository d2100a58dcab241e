import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Test } from 'tap'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { beginWithTemplate } from './template-database.ts'

/** A temporary folder, deleted after the test. */
export function temporaryFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-test-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Environment with its own database and uploads. */
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

/** Builds the site on a new database without listening; use `inject`. */
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

export async function testServer(
  t: Test,
  env: Record<string, string> = {},
): Promise<{ app: FastifyInstance; origin: string }> {
  const app = await testApp(t, env)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, origin }
}
