import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { LONGEST } from '../../platform/limits.ts'
import { wholeNumber } from '../../platform/schemas/whole-number-schema.ts'
import { BACKUP } from '../limits.ts'

const count = (least: number) =>
  wholeNumber(least, BACKUP.most, {
    error: () => m.place_backup_count_wrong({ least, most: BACKUP.most }),
  }).optional()
const wrongFolder = { error: () => m.place_backup_folder_wrong() }

export const adminBackupRulesContract = contract({
  'POST /api/admin/backup-rules': {
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
})
