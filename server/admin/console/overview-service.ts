import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { databasePath } from '../../../db/lock.ts'
import { lastApplied, newestMigration } from '../../../db/migrate.ts'
import { keptFromBefore, keptSince, restoreWaitsSince } from '../../../db/pending-restore.ts'
import { failedRestores } from '../../../db/restore-trial.ts'
import { countAvailable } from '../../market/items/categories-queries.ts'
import { openContactMessages } from '../../members/contact/admin-contact-messages-service.ts'
import { freeBytesNow } from '../../platform/disk.ts'
import { missingFiles } from '../../platform/images/missing-files.ts'
import { quotaOf } from '../../platform/quota/quota-service.ts'
import { indexRebuiltAt } from '../../platform/search/rebuild-index.ts'
import { readsOldSpellings } from '../../platform/search/reread-spellings.ts'
import { DAY } from '../../platform/time-shared.ts'
import { VERSION, versionOnDisk } from '../../platform/version.ts'
import { auditLog } from '../../site/audit/audit-service.ts'
import { backupRules } from '../../site/backups/backup-rules.ts'
import { lastBackups } from '../../site/backups/last-backups.ts'
import { deleteCommand } from '../../site/backups/restore-command.ts'
import { diskOf } from '../../site/backups/space.ts'
import { mailTrouble, problemText } from '../../site/mail/admin-mail-service.ts'
import { NOBODY, reportGroups } from '../reports/admin-reports-queries.ts'
import { checklist } from './checklist-routes.ts'
import {
  countItems,
  failingMail,
  givenUpMail,
  lastMailSent,
  mailCounts,
  peopleFigures,
  swapFigures,
} from './overview-queries.ts'
import type { OverviewView } from './overview-shared.ts'

type Site = Pick<FastifyInstance, 'backups' | 'config' | 'db' | 'mailer' | 'openedElsewhere' | 'transfers'>

const WEEK = 7 * DAY

function databaseSize(file: string): number {
  const sizes = ['', '-wal'].map((end) => statSync(file + end, { throwIfNoEntry: false })?.size ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0)
}

function diskOfFiles({ config, db }: Pick<Site, 'config' | 'db'>): OverviewView['disk'] {
  const least = Math.max(quotaOf(db).disk, config.minFreeBytes)
  return { ...diskOf(config.uploadsDir), least, takes_files: freeBytesNow(config) >= least }
}

/** True if the last full backup is more than a week overdue. */
function isFullBackupOld(db: Site['db']): boolean {
  const { last_full_at } = lastBackups(db)
  const oldest = Date.now() - backupRules.get(db).every_days * DAY - WEEK
  return last_full_at !== null && Date.parse(last_full_at) < oldest
}

function searchState(db: Site['db']): Pick<OverviewView, 'search_rebuilt_at' | 'search_reads_items'> {
  const at = indexRebuiltAt(db)
  return {
    ...(at !== null && at > Date.now() - WEEK ? { search_rebuilt_at: new Date(at).toISOString() } : {}),
    ...(readsOldSpellings(db) ? { search_reads_items: true } : {}),
  }
}

function failedRestore(databaseFile: string): OverviewView['failed_restore'] {
  const newest = failedRestores(databaseFile).sort((one, other) => +other.at - +one.at)[0]
  return newest ? { file: newest.name, at: newest.at.toISOString() } : null
}

/** Databases from before restores. They and their uploads are retained until an admin deletes them on the server. */
const databasesFromBefore = (databaseFile: string): OverviewView['kept_from_before'] =>
  keptFromBefore(databaseFile)
    .sort()
    .reverse()
    .map((name) => {
      const file = join(dirname(databasePath(databaseFile)), name)
      const at = keptSince(name)?.toISOString() ?? null
      return { size: databaseSize(file), at, command: deleteCommand(file) }
    })

function nextStart(sqlite: Parameters<typeof lastApplied>[0]): OverviewView['next_start'] {
  const version = versionOnDisk()
  let newest: number
  try {
    newest = newestMigration()
  } catch {
    // An update is in progress.
    return null
  }
  const applied = lastApplied(sqlite)
  return version === VERSION && newest === applied ? null : { version, is_older: newest < applied }
}

const toMoment = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null)

const lastSent = (db: Site['db']) =>
  Math.max(
    ...lastMailSent(db)
      .all()
      .map(({ at }) => at?.getTime() ?? 0),
  )

/** Reason why mail is not sent, and since when. */
function mailProblem({ db, mailer }: Pick<Site, 'db' | 'mailer'>) {
  const failing = mailer.problem ?? failingMail(db).get()
  return failing
    ? { problem: problemText(mailer) ?? failing.words, problem_since: new Date(failing.since).toISOString() }
    : { problem: null, problem_since: null }
}

export function overview({ backups, config, db, mailer, openedElsewhere, transfers }: Site): OverviewView {
  const { waiting, failed } = mailCounts(db).get()!
  const lastAct = auditLog(db).acts[0]
  const refusal = givenUpMail(db).get()
  return {
    checklist: checklist({ backups, config, db, mailer }),
    people: peopleFigures(db).get({ weekAgo: Date.now() - WEEK })!,
    items: { available: countAvailable(db), total: countItems(db).get()!.total },
    swaps: swapFigures(db).get()!,
    waiting: {
      reports: reportGroups.open.count(db).get({ except: NOBODY })!.total,
      contact_messages: openContactMessages(db),
    },
    disk: diskOfFiles({ config, db }),
    database_size: databaseSize(config.databaseFile),
    last_backup_at: lastBackups(db).last_at,
    last_full_backup_at: lastBackups(db).last_full_at,
    full_backup_is_old: isFullBackupOld(db),
    backup_problem: backups.problem,
    failed_restore: failedRestore(config.databaseFile),
    kept_from_before: databasesFromBefore(config.databaseFile),
    restore_waits_since: restoreWaitsSince(config.databaseFile)?.toISOString() ?? null,
    missing_files: missingFiles(db).count,
    download_broke_off_at: toMoment(transfers.brokeOffAt),
    ...searchState(db),
    opened_elsewhere:
      openedElsewhere === null ? null : { origin: openedElsewhere, public_url: config.publicUrl },
    next_start: nextStart(db.$client),
    mail: {
      trouble: mailTrouble({ config, db, mailer }),
      waiting,
      ...mailProblem({ db, mailer }),
      given_up: failed,
      refusal: refusal ? { words: refusal.words, of: refusal.of } : null,
      last_sent_at: toMoment(lastSent(db)),
    },
    last_act: lastAct
      ? { admin_name: lastAct.admin_name, summary: lastAct.summary, created_at: lastAct.created_at }
      : null,
  }
}
