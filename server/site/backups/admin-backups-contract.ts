import { answers, contract } from '../../platform/http/contract.ts'
import { BackupStateView } from './backups-shared.ts'

export const BINARY = 'application/octet-stream'
const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(BackupStateView),
}

export const adminBackupsContract = contract({
  'GET /api/admin/backups': { ...common, summary: 'The backup being made, and the file being restored from' },
  'POST /api/admin/backups': { ...common, summary: 'Make a full backup to download' },
  'POST /api/admin/restores': {
    ...common,
    summary: 'Send a backup, which takes the site’s place at its next start',
    description: 'The body is the file. It is verified first; GET /api/admin/backups says how that ends.',
    consumes: [BINARY],
  },
  'POST /api/admin/restores/start': {
    ...common,
    summary: 'Start the site anew, with the restore that waits',
    description: '409 where none waits, or where somebody has to start the site anew on its machine.',
  },
  'DELETE /api/admin/restores': { ...common, summary: 'Take back the restore that waits for the next start' },
})
