import { Readable } from 'node:stream'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { unsupportedType } from '../../platform/errors.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { BACKUP } from '../limits.ts'
import { backupRules } from './backup-rules.ts'
import { restarterOf, restoreState } from './backup-transfers.ts'
import { BackupStateView, BackupView } from './backups-shared.ts'
import { lastBackups } from './last-backups.ts'
import { restoreCommand } from './restore-command.ts'
import { dayOf } from './rotation.ts'

export const BINARY = 'application/octet-stream'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(BackupStateView),
}

/** Backup download and restore for admins; access is checked in server/admin/console/admin-only.ts. */
export const adminBackupsRoutes = routes(async (app) => {
  const { transfers } = app
  // Streamed to disk, because backups can be large.
  app.addContentTypeParser(BINARY, (_request, payload, done) => done(null, payload))

  const state = (): BackupStateView => ({
    ...lastBackups(app.db),
    download: transfers.download,
    restore: restoreState(app),
  })
  const note = (admin: ViewerView, act: string, summary: string) =>
    actAsAdmin(app, admin, () =>
      audit(app.db, admin, act, { noun: 'backup', id: dayOf(new Date()) }, summary),
    )

  app.get('/admin/backup', async (_request, reply) => {
    const view = {
      problem: app.backups.problem,
      full: app.backups.folder
        ? { folder: app.backups.folder, days: backupRules.get(app.db).every_days }
        : null,
      restore_command: restoreCommand(app.config),
      now: state(),
    }
    return reply.page('admin/backup', BackupView, () => view)
  })

  app.get(
    '/admin/backup/download/:token',
    // No HEAD route, because a request uses the link up.
    { exposeHeadRoute: false, schema: { hide: true, params: z.object({ token: z.string() }) } },
    async ({ params, headers }, reply) => {
      const ifRange = headers['if-range'] as string | undefined
      const { size, etag, part, stream } = transfers.take(params.token, headers.range, ifRange)
      reply.headers({ 'accept-ranges': 'bytes', etag })
      if (part === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
      reply.raw.once('close', () => transfers.noteEnd(reply.raw.writableFinished))
      if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
      return reply
        .headers({
          'content-disposition': `attachment; filename="swapyard-full-${dayOf(new Date())}.sqlite"`,
          'content-length': part ? part.end - part.start + 1 : size,
        })
        .type('application/vnd.sqlite3')
        .send(stream)
    },
  )

  return [
    route(
      'GET /api/admin/backups',
      { ...common, summary: 'The backup being made, and the file being restored from' },
      { handler: async () => ok(state()) },
    ),
    route(
      'POST /api/admin/backups',
      { ...common, summary: 'Make a full backup to download' },
      {
        preHandler: app.limitByViewer(RATE.backups),
        handler: async (request) => {
          note(viewerOf(request), 'download', m.backups_took_a_backup())
          transfers.begin()
          return ok(state(), m.backups_making())
        },
      },
    ),
    route(
      'POST /api/admin/restores',
      {
        ...common,
        summary: 'Send a backup, which takes the site’s place at its next start',
        description: 'The body is the file. It is verified first; GET /api/admin/backups says how that ends.',
        consumes: [BINARY],
      },
      {
        bodyLimit: BACKUP.uploadBytes,
        handler: async (request) => {
          const file = request.body
          if (!(file instanceof Readable)) throw unsupportedType(m.backups_not_a_file())
          note(viewerOf(request), 'restore', m.backups_sent_a_restore())
          await transfers.receive(file, Number(request.headers['content-length'] ?? 0))
          return ok(state(), m.backups_checking())
        },
      },
    ),
    route(
      'POST /api/admin/restores/start',
      {
        ...common,
        summary: 'Start the site anew, with the restore that waits',
        description: '409 where none waits, or where somebody has to start the site anew on its machine.',
      },
      {
        handler: async (request) => {
          const startAnew = restarterOf(app)
          note(viewerOf(request), 'start', m.backups_started_a_restore())
          startAnew()
          return ok(state(), m.backups_the_site_starts_anew())
        },
      },
    ),
    route(
      'DELETE /api/admin/restores',
      { ...common, summary: 'Take back the restore that waits for the next start' },
      {
        handler: async (request) => {
          note(viewerOf(request), 'cancel', m.backups_took_back_a_restore())
          transfers.cancel()
          return ok(state(), m.backups_nothing_is_restored())
        },
      },
    ),
  ]
})
