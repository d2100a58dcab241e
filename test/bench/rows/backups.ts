import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { makeBackup } from '../../../server/site/backups/backup-service.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { randomUploads } from '../../helpers/random-uploads.ts'
import { beginWithTemplate } from '../../helpers/template-database.ts'
import type { Row } from '../row.ts'

const GOAL = 3
const PICTURE = 200_000

export const backups: Row = {
  name: 'backups',
  title: 'Off-site copies of backups',
  explanation:
    'A market of 500 items with 100 MB of pictures. Megabytes that restic, which has to be installed, stores of the one backup file after each step, and as a ratio to the new pictures.',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-backups-'))
    const uploadsDir = join(folder, 'uploads')
    const databaseFile = join(folder, 'bench.sqlite')
    beginWithTemplate(databaseFile)
    const app = await buildApp(
      readConfig({
        DATABASE_FILE: databaseFile,
        UPLOADS_DIR: uploadsDir,
        LOG_LEVEL: 'silent',
        DEMO_DATA: 'off',
      }),
    )
    const kept = join(folder, 'kept')
    mkdirSync(kept)
    const env = { ...process.env, RESTIC_PASSWORD: 'bench', RESTIC_REPOSITORY: join(folder, 'repository') }
    const restic = (...args: string[]) => execFileSync('restic', args, { env, encoding: 'utf8' })
    const stored = async (): Promise<number> => {
      await makeBackup({ databaseFile, uploadsDir, file: join(kept, 'full.sqlite') })
      return JSON.parse(restic('backup', '--json', kept).trim().split('\n').at(-1)!).data_added
    }
    const lines: string[][] = []
    let worst = 0
    try {
      await app.ready()
      restic('init')
      const { id } = testAccount(app)
      for (const [step, items] of [
        ['first backup', 500],
        ['10 more items', 10],
        ['10 more items', 10],
      ] as const) {
        const added = randomUploads(app, id, items, PICTURE)
        const bytes = await stored()
        if (items === 10) worst = Math.max(worst, bytes / added)
        lines.push([step, (added / 1e6).toFixed(1), (bytes / 1e6).toFixed(1), (bytes / added).toFixed(2)])
      }
    } finally {
      await app.close()
      rmSync(folder, { recursive: true })
    }
    const goal = {
      text: `after 10 items restic stores at most ${GOAL} times the new pictures`,
      met: worst <= GOAL,
    }
    return { columns: ['step', 'new pictures, MB', 'stored, MB', 'ratio'], lines, goal }
  },
}
