import type { OverviewView } from '../../server/admin/console/overview-shared.ts'
import { bytesText, isolated, number } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { BackupTiles } from '../components/admin/backup-tiles.tsx'
import { Checklist, mailHref } from '../components/admin/checklist.tsx'
import { FirstFailed } from '../components/admin/mail-problem.tsx'
import { Tile } from '../components/admin/tile.tsx'
import { RelativeTime } from '../components/common/relative-time.tsx'
import { Sentence } from '../components/common/sentence.tsx'
import { AdminLayout } from '../layout/admin-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_admin() })

/** Warning limits for free disk space: as a fraction, and in bytes. */
const FEW = { part: 0.1, bytes: 1e9 }

function MailTile({ mail }: { mail: OverviewView['mail'] }) {
  if (mail.trouble === 'no_server') {
    return (
      <Tile title={m.admin_mail_heading()} value={m.admin_not_sent()} href={mailHref(mail)} warns>
        {m.admin_outbox_without_server()}
      </Tile>
    )
  }
  if (mail.trouble === 'no_password') {
    return (
      <Tile title={m.admin_mail_heading()} value={m.admin_not_sent()} href={mailHref(mail)} warns>
        {m.place_mail_lacks_password()}
      </Tile>
    )
  }
  if (mail.problem !== null) {
    return (
      <Tile title={m.admin_mail_heading()} value={m.place_mail_failing()} href="/admin/outbox" warns>
        {m.told_mail_server_fails({ words: mail.problem })}
        {mail.problem_since !== null && (
          <>
            <br />
            <FirstFailed at={mail.problem_since} />
          </>
        )}
      </Tile>
    )
  }
  return (
    <Tile
      title={m.admin_mail_heading()}
      value={mail.given_up > 0 ? m.admin_mails_given_up({ count: mail.given_up }) : m.admin_working()}
      href={mail.refusal?.of === 'deliveries' ? '/admin/deliveries' : '/admin/outbox'}
      warns={mail.given_up > 0}
    >
      {mail.refusal && mail.refusal.words !== '' && (
        <>
          {m.told_last_given_up({ words: isolated(mail.refusal.words) })}
          <br />
        </>
      )}
      {mail.last_sent_at ? (
        <Sentence
          of={m.admin_mails_waiting_last({
            count: mail.waiting,
            when: () => <RelativeTime at={mail.last_sent_at!} />,
          })}
        />
      ) : (
        m.admin_mails_waiting({ count: mail.waiting })
      )}
    </Tile>
  )
}

function DiskTile({ disk }: Pick<OverviewView, 'disk'>) {
  const free = m.admin_disk_free({ free: bytesText(disk.free) })
  const size = bytesText(disk.size)
  if (!disk.takes_files) {
    return (
      <Tile title={m.admin_disk()} value={free} href="/admin/limits" warns>
        {m.place_disk_takes_no_files({ size, least: bytesText(disk.least) })}
      </Tile>
    )
  }
  const isNearlyFull = disk.free < Math.max(FEW.bytes, disk.size * FEW.part)
  return (
    <Tile title={m.admin_disk()} value={free} warns={isNearlyFull}>
      {isNearlyFull ? m.admin_disk_of_full({ size }) : m.admin_disk_of({ size })}
    </Tile>
  )
}

function FirstSteps() {
  const steps = [
    ['/admin/site', m.admin_name_logo_and_colour(), m.admin_site_texts_lead()],
    ['/admin/categories', m.admin_categories(), m.admin_categories_summary()],
    ['/admin/pages', m.common_pages(), m.admin_own_pages_lead()],
  ] as const
  return (
    <section className="admin-start">
      <h2>{m.admin_make_it_yours()}</h2>
      <ol className="steps">
        {steps.map(([href, title, text]) => (
          <li key={href}>
            <h3>
              <a className="link" href={href}>
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export default function AdminPage(props: PageProps<OverviewView>) {
  const {
    checklist,
    people,
    items,
    swaps,
    waiting,
    disk,
    database_size,
    opened_elsewhere,
    next_start,
    mail,
    last_act,
  } = props
  return (
    <>
      <h1>{m.admin_overview()}</h1>
      <Checklist checklist={checklist} mail={mail} />
      <ul className="tiles">
        <Tile
          title={m.admin_reports()}
          value={number(waiting.reports)}
          href="/admin/reports"
          warns={waiting.reports > 0}
        >
          {waiting.reports > 0 ? m.admin_waiting_for_an_admin() : m.admin_nothing_is_waiting()}
        </Tile>
        <Tile
          title={m.admin_contact_messages()}
          value={number(waiting.contact_messages)}
          href="/admin/contact-messages"
          warns={waiting.contact_messages > 0}
        >
          {waiting.contact_messages > 0 ? m.admin_waiting_for_an_answer() : m.admin_nothing_is_waiting()}
        </Tile>
        {people.waiting > 0 && (
          <Tile
            title={m.admin_to_let_in()}
            value={number(people.waiting)}
            href="/admin/people?show=waiting"
            warns
          >
            {m.admin_waiting_for_you()}
          </Tile>
        )}
        <Tile title={m.admin_people()} value={number(people.total)} href="/admin/people">
          {people.suspended > 0
            ? m.admin_new_this_week_suspended({ count: people.new_this_week, suspended: people.suspended })
            : m.admin_new_this_week({ count: people.new_this_week })}
        </Tile>
        <Tile title={m.admin_items()} value={number(items.available)} href="/admin/items">
          {m.admin_items_offered_of({ number: number(items.total) })}
        </Tile>
        <Tile title={m.admin_swaps()} value={number(swaps.completed)}>
          {m.admin_swap_counts({
            agreed: swaps.running,
            asked: swaps.asked,
          })}
        </Tile>
        <DiskTile disk={disk} />
        <Tile title={m.admin_database()} value={bytesText(database_size)}>
          {m.admin_database_help()}
        </Tile>
        <BackupTiles {...props} />
        {next_start && (
          <Tile title={m.place_next_start()} value={next_start.version} warns>
            {next_start.is_older ? m.place_next_start_older() : m.place_next_start_restart()}
          </Tile>
        )}
        {opened_elsewhere && (
          <Tile title={m.place_opened_elsewhere()} value={opened_elsewhere.origin} warns>
            {m.place_opened_elsewhere_help({ url: opened_elsewhere.public_url })}
          </Tile>
        )}
        <MailTile mail={mail} />
        {last_act && (
          <Tile
            title={m.admin_audit_log()}
            value={<RelativeTime at={last_act.created_at} />}
            href="/admin/audit-log"
          >
            {last_act.admin_name}: {last_act.summary}
          </Tile>
        )}
      </ul>
      <FirstSteps />
    </>
  )
}
