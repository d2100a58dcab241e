import type { ReactNode } from 'react'
import type { OverviewView } from '../../server/admin/overview-shared.ts'
import { bytesText } from '../components/common/bytes.ts'
import { RelativeTime } from '../components/common/relative-time.tsx'
import { AdminLayout } from '../layout/admin-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Admin' })

const number = (value: number) => value.toLocaleString('en')

/** Less free space than this part of the disk, or this many bytes, is worth a word. */
const FEW = { part: 0.1, bytes: 1e9 }

function Tile({
  title,
  value,
  href,
  warns = false,
  children,
}: {
  title: string
  value: ReactNode
  /** Where there is more about it. */
  href?: string
  warns?: boolean
  children?: ReactNode
}) {
  return (
    <li className={warns ? 'panel tile warns' : 'panel tile'}>
      <h2>
        {href ? (
          <a className="cover-link" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className="value">{value}</p>
      {children && <p className="note">{children}</p>}
    </li>
  )
}

function MailTile({ mail }: { mail: OverviewView['mail'] }) {
  if (!mail.is_sent) {
    return (
      <Tile title="Mail" value="Not sent" href="/admin/outbox" warns>
        No mail server is set (SMTP_URL): mail stays in the outbox.
      </Tile>
    )
  }
  return (
    <Tile
      title="Mail"
      value={mail.given_up > 0 ? `${number(mail.given_up)} given up` : 'Working'}
      href="/admin/outbox"
      warns={mail.given_up > 0}
    >
      {number(mail.waiting)} waiting
      {mail.last_sent_at && (
        <>
          , the last sent <RelativeTime at={mail.last_sent_at} />
        </>
      )}
    </Tile>
  )
}

export default function AdminPage(props: PageProps<OverviewView>) {
  const {
    people,
    items,
    swaps,
    waiting,
    disk,
    database_size,
    last_backup_at,
    backup_problem,
    mail,
    last_act,
  } = props
  const diskIsFull = disk.free < Math.max(FEW.bytes, disk.size * FEW.part)
  return (
    <>
      <h1>Overview</h1>
      <ul className="tiles">
        <Tile
          title="Reports"
          value={number(waiting.reports)}
          href="/admin/reports"
          warns={waiting.reports > 0}
        >
          {waiting.reports > 0 ? 'waiting for an admin' : 'Nothing is waiting.'}
        </Tile>
        <Tile
          title="Contact messages"
          value={number(waiting.contact_messages)}
          href="/admin/contact-messages"
          warns={waiting.contact_messages > 0}
        >
          {waiting.contact_messages > 0 ? 'waiting for an answer' : 'Nothing is waiting.'}
        </Tile>
        {people.waiting > 0 && (
          <Tile title="To let in" value={number(people.waiting)} href="/admin/people?show=waiting" warns>
            signed up and waiting for you
          </Tile>
        )}
        <Tile title="People" value={number(people.total)} href="/admin/people">
          {number(people.new_this_week)} new this week
          {people.suspended > 0 && `, ${number(people.suspended)} suspended`}
        </Tile>
        <Tile title="Items" value={number(items.available)} href="/admin/items">
          up for a swap, of {number(items.total)} in the database
        </Tile>
        <Tile title="Swaps" value={number(swaps.completed)}>
          completed, {number(swaps.running)} agreed on, {number(swaps.asked)} waiting for an answer
        </Tile>
        <Tile title="Disk" value={`${bytesText(disk.free)} free`} warns={diskIsFull}>
          of {bytesText(disk.size)}
          {diskIsFull && '. Make room before it is full: then nothing can be posted.'}
        </Tile>
        <Tile title="Database" value={bytesText(database_size)}>
          Texts, people, items and messages; pictures lie beside it.
        </Tile>
        <Tile
          title="Last backup"
          value={last_backup_at ? <RelativeTime at={last_backup_at} /> : 'Never'}
          href="/admin/backup"
          warns={!last_backup_at || backup_problem !== null}
        >
          {backup_problem ? `No new one: ${backup_problem}. ` : ''}
          {last_backup_at ? 'Keep a copy on another machine.' : 'Take one, and keep it on another machine.'}
        </Tile>
        <MailTile mail={mail} />
        {last_act && (
          <Tile title="Audit log" value={<RelativeTime at={last_act.created_at} />} href="/admin/audit-log">
            {last_act.admin_name}: {last_act.summary}
          </Tile>
        )}
      </ul>
      <section className="admin-start">
        <h2>Make it yours</h2>
        <ol className="steps">
          <li>
            <h3>
              <a className="link" href="/admin/site">
                Name, logo and colour
              </a>
            </h3>
            <p>What every page shows, and the words of the home page.</p>
          </li>
          <li>
            <h3>
              <a className="link" href="/admin/categories">
                Categories
              </a>
            </h3>
            <p>The shelves of your market, in your order.</p>
          </li>
          <li>
            <h3>
              <a className="link" href="/admin/pages">
                Pages
              </a>
            </h3>
            <p>About, questions, terms: in your own words.</p>
          </li>
        </ol>
      </section>
    </>
  )
}
