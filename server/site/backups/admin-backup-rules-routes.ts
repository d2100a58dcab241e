import { rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../../../db/make-folder.ts'
import { ROOT } from '../../../db/root.mjs'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { LONGEST } from '../../platform/limits.ts'
import { wholeNumber } from '../../platform/schemas/whole-number-schema.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { BACKUP } from '../limits.ts'
import { backupRules } from './backup-rules.ts'

const count = (least: number) =>
  wholeNumber(least, BACKUP.most, {
    error: () => m.place_backup_count_wrong({ least, most: BACKUP.most }),
  }).optional()

const wrongFolder = { error: () => m.place_backup_folder_wrong() }

const isIn = (folder: string, parent: string) => !relative(parent, folder).startsWith('..')

const SERVED = ['dist', 'client'].map((folder) => join(ROOT, folder))

/** Tests a backup folder by writing a file. @throws AppError 422 if the folder is public or not writable. */
function tryFolder(folder: string, { uploadsDir }: Pick<Config, 'uploadsDir'>): void {
  const refuse = (sentence: string) => invalid({ folder: [sentence] })
  if ([uploadsDir, ...SERVED].some((served) => isIn(folder, served)))
    throw refuse(m.place_backup_folder_public())
  const probe = join(folder, `.swapyard-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    throw refuse(m.place_backup_folder_refused({ reason: (error as NodeJS.ErrnoException).code ?? '' }))
  }
}

export const adminBackupRulesRoutes = routes(async (app) => [
  route(
    'POST /api/admin/backup-rules',
    {
      tags: ['Admin'],
      security: [{ bearer: [] }],
      summary: 'Say where backups are put by themselves, how often, and which are kept',
      description:
        'What is left out stays. The folder is tried before it is saved; blank is nowhere. 409 for a folder where BACKUP_DIR is set, ' +
        'which wins.',
      body: z.object({
        folder: z
          .string(wrongFolder)
          .trim()
          .max(LONGEST.link, wrongFolder)
          .regex(/^(?:\/.*)?$/, wrongFolder)
          .refine((folder) => !/\p{Cc}/u.test(folder), wrongFolder)
          .optional(),
        every_days: count(1),
        full: count(1),
        daily: count(1),
        weekly: count(0),
      }),
      response: answers(z.null()),
    },
    {
      handler: async (request) => {
        const admin = viewerOf(request)
        const { folder, ...counts } = request.body
        const { config, db } = app
        if (folder !== undefined && config.backupDir) throw conflict(m.place_backup_by_environment())
        const place = folder ? resolve(folder) : folder
        if (place) tryFolder(place, config)
        actAsAdmin(app, admin, () => {
          backupRules.set(db, { ...counts, folder: place })
          audit(db, admin, 'save', { noun: 'backup', id: 'rules' }, m.place_audit_backups())
        })
        // Runs due backups immediately, so that the admin sees whether the rules work.
        app.backups.look()
        return ok(null, m.place_saved())
      },
    },
  ),
])
