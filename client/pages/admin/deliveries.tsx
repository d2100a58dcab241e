import * as m from '../../../server/platform/catalogues/messages.ts'
import type {
  AdminDeliveriesView,
  WhyNotTold,
} from '../../../server/site/deliveries/admin-deliveries-shared.ts'
import type { Setting } from '../../../server/site/notifications/notification-settings-shared.ts'
import { MailProblem, RetryAllMail } from '../../components/admin/mail-problem.tsx'
import { Older } from '../../components/admin/older.tsx'
import { Tile } from '../../components/admin/tile.tsx'
import { DOT } from '../../components/common/dot.ts'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

type Failure = AdminDeliveriesView['failures'][number]

export const layout = AdminLayout
export const head = (): Head => ({ title: m.told_undelivered_title() })

const channels = () => ({ mail: m.told_undelivered_mail(), push: m.told_undelivered_push() })

const REASONS: Record<string, () => string> = {
  browser_gone: m.told_undelivered_browser_gone,
  unknown_push: m.told_undelivered_unknown_push,
  unproved: m.told_undelivered_not_proved,
  too_many: m.told_undelivered_too_many,
} satisfies Record<WhyNotTold, () => string>
/** Unknown reasons are a mail server's own words. */
const reasonText = (reason: string) => REASONS[reason]?.() ?? reason

const ABOUT: Record<Setting, () => string> = {
  offers: m.told_offers,
  messages: m.told_messages,
  handover: m.told_handover,
  matches: m.told_matches,
  news: m.told_news,
  admin: m.told_admin_mails,
}
const aboutText = (about: Setting | null) => (about ? ABOUT[about] : m.told_undelivered_other)()

function FailureRow({ failure }: { failure: Failure }) {
  const { person, channel, about, reason, is_waiting, created_at } = failure
  const why = reasonText(reason)
  return (
    <tr>
      <td>
        <RelativeTime at={created_at} />
      </td>
      <td>
        <a className="link" href={`/admin/people/${person.id}`}>
          <bdi>{person.name}</bdi>
        </a>
      </td>
      <td>
        {channels()[channel]}
        {DOT}
        {aboutText(about)}
      </td>
      <td>
        <bdi>{why}</bdi>
        {is_waiting && (
          <>
            <br />
            {m.told_undelivered_again()}
          </>
        )}
      </td>
    </tr>
  )
}

export default function AdminDeliveriesPage(props: PageProps<AdminDeliveriesView>) {
  const { mail, push, unproved, unreached, reasons, failures, is_older, next_before } = props
  return (
    <>
      <h1>{m.told_undelivered_title()}</h1>
      <p className="lead">{m.told_undelivered_lead()}</p>
      {mail.problem !== null && <MailProblem words={mail.problem} since={mail.problem_since} />}
      <ul className="tiles">
        <Tile
          title={m.told_undelivered_mail()}
          value={m.told_undelivered_count({ count: mail.failed })}
          warns={!mail.is_set || mail.problem !== null || mail.failed > 0}
        >
          {mail.is_set
            ? m.told_undelivered_sent({ sent: mail.sent, waiting: mail.waiting })
            : m.admin_outbox_without_server()}
        </Tile>
        <Tile
          title={m.told_undelivered_push()}
          value={m.told_undelivered_count({ count: push.failed })}
          warns={push.failed > 0}
        >
          {m.told_undelivered_sent({ sent: push.sent, waiting: push.waiting })}
          {DOT}
          {m.told_undelivered_browsers({ count: push.browsers })}
        </Tile>
        <Tile
          title={m.told_undelivered_people()}
          value={m.told_undelivered_unproved({ count: unproved })}
          warns={unreached > 0}
        >
          {unproved > 0 && m.told_undelivered_unreached({ count: unreached })}
        </Tile>
      </ul>
      <NeedsScript />
      <div className="row-acts">
        <CallForm
          call="POST /api/push-subscriptions/test"
          label={m.told_test_push_me()}
          busy={m.admin_sending()}
        />
        <CallForm
          call="POST /api/admin/outbox/test-mail"
          label={m.admin_test_mail_button()}
          busy={m.admin_sending()}
        />
        {mail.is_set && <RetryAllMail />}
      </div>
      {reasons.length > 0 && (
        <div className="table-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{m.told_undelivered_how_often()}</th>
                <th scope="col">{m.told_undelivered_by()}</th>
                <th scope="col">{m.told_undelivered_why()}</th>
              </tr>
            </thead>
            <tbody>
              {reasons.map(({ channel, reason, count }) => (
                <tr key={`${channel} ${reason}`}>
                  <td>{count}</td>
                  <td>{channels()[channel]}</td>
                  <td className="words">
                    <bdi>{reasonText(reason)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {failures.length === 0 ? (
        <EmptyState title={is_older ? m.admin_nothing_older_than_that() : m.told_undelivered_nobody()} />
      ) : (
        <div className="table-scroll">
          <table className="table stacked">
            <thead>
              <tr>
                <th scope="col">{m.told_undelivered_when()}</th>
                <th scope="col">{m.told_undelivered_who()}</th>
                <th scope="col">{m.told_undelivered_about()}</th>
                <th scope="col">{m.told_undelivered_why()}</th>
              </tr>
            </thead>
            <tbody>
              {failures.map((failure) => (
                <FailureRow key={failure.id} failure={failure} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Older path="/admin/deliveries" isOlder={is_older} nextBefore={next_before} />
    </>
  )
}
