import type { OverviewView } from '../../../server/admin/console/overview-shared.ts'
import { bytesText, number } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { Sentence } from '../common/sentence.tsx'
import { Tile } from './tile.tsx'

type Last = Pick<
  OverviewView,
  'last_backup_at' | 'last_full_backup_at' | 'full_backup_is_old' | 'backup_problem'
>

/** Recommendation about backups. */
function advice({ last_backup_at, last_full_backup_at, full_backup_is_old }: Last): string {
  if (!last_backup_at) return m.admin_make_backup_hint()
  if (!last_full_backup_at) return m.place_backup_without_pictures()
  return full_backup_is_old ? m.place_backup_is_old() : m.admin_copy_elsewhere()
}

function LastBackup(last: Last) {
  const { last_backup_at, last_full_backup_at, full_backup_is_old, backup_problem } = last
  return (
    <Tile
      title={m.admin_last_backup()}
      value={last_backup_at ? <RelativeTime at={last_backup_at} /> : m.admin_never()}
      href="/admin/backup"
      warns={!last_full_backup_at || full_backup_is_old || backup_problem !== null}
    >
      {backup_problem && `${m.admin_no_new_one({ problem: backup_problem })} `}
      {advice(last)}
    </Tile>
  )
}

/** Overview tiles: last backup, and problems of backups, restores and missing files. */
export function BackupTiles({
  failed_restore,
  kept_from_before,
  restore_waits_since,
  missing_files,
  download_broke_off_at,
  search_rebuilt_at,
  search_reads_items,
  ...last
}: Last &
  Pick<
    OverviewView,
    | 'failed_restore'
    | 'kept_from_before'
    | 'restore_waits_since'
    | 'missing_files'
    | 'download_broke_off_at'
    | 'search_rebuilt_at'
    | 'search_reads_items'
  >) {
  return (
    <>
      <LastBackup {...last} />
      {failed_restore && (
        <Tile
          title={m.place_restore_put_back()}
          value={<RelativeTime at={failed_restore.at} />}
          href="/admin/backup"
          warns
        >
          {m.place_restore_put_back_help({ file: failed_restore.file })}
        </Tile>
      )}
      {kept_from_before.map(({ size, at, command }) => (
        <Tile
          key={command}
          title={m.place_kept_from_before()}
          value={at ? <RelativeTime at={at} /> : bytesText(size)}
        >
          <Sentence
            of={m.place_kept_from_before_help({
              size: bytesText(size),
              command: () => <code dir="ltr">{command}</code>,
            })}
          />
        </Tile>
      ))}
      {restore_waits_since && (
        <Tile
          title={m.admin_a_backup_waits()}
          value={<RelativeTime at={restore_waits_since} />}
          href="/admin/backup"
          warns
        >
          {m.place_restore_waits_help()}
        </Tile>
      )}
      {missing_files > 0 && (
        <Tile title={m.place_missing_files()} value={number(missing_files)} href="/admin/backup" warns>
          {m.place_missing_files_help()}
        </Tile>
      )}
      {search_rebuilt_at && (
        <Tile title={m.place_search_rebuilt()} value={<RelativeTime at={search_rebuilt_at} />} warns>
          {m.place_search_rebuilt_help()}
        </Tile>
      )}
      {search_reads_items && (
        <Tile title={m.place_search_reads_items()} value="…">
          {m.place_search_reads_items_help()}
        </Tile>
      )}
      {download_broke_off_at && (
        <Tile
          title={m.place_download_broke_off()}
          value={<RelativeTime at={download_broke_off_at} />}
          href="/admin/backup"
          warns
        >
          {m.place_download_broke_off_help()}
        </Tile>
      )}
    </>
  )
}
