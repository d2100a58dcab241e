import { INVITATION_LIMITS, type InvitationView } from '../../../../server/invitations/invitations-shared.ts'
import { ActForm } from '../../../components/admin/act-form.tsx'
import { EmptyState } from '../../../components/common/empty-state.tsx'
import { Pager } from '../../../components/common/pager.tsx'
import { RelativeTime } from '../../../components/common/relative-time.tsx'
import { Field } from '../../../components/form/field.tsx'
import { NeedsScript } from '../../../components/form/needs-script.tsx'
import { SettingLayout } from '../../../layout/setting-layout.tsx'
import type { Head, PageProps } from '../../../page-module.ts'

const PATH = '/dashboard/setting/invitations'

interface View {
  invitations: InvitationView[]
  pagination: { current_page: number; last_page: number }
  may_invite: boolean
}

export const layout = SettingLayout
export const head = (): Head => ({ title: 'Invitations' })

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

function NewInvitation() {
  return (
    <ActForm call="POST /api/invitations" label="Make an invitation" busy="Making..." look="">
      <div className="row">
        <Field
          label="How many may come by it"
          name="uses"
          type="number"
          min={1}
          max={INVITATION_LIMITS.uses.most}
          defaultValue={INVITATION_LIMITS.uses.default}
        />
        <Field
          label="For how many days"
          name="days"
          type="number"
          min={1}
          max={INVITATION_LIMITS.days.most}
          defaultValue={INVITATION_LIMITS.days.default}
        />
      </div>
      <Field
        label="Note"
        name="note"
        maxLength={INVITATION_LIMITS.note}
        help="For yourself: whom it is for, or where it hangs."
      />
    </ActForm>
  )
}

function Invitation({ invitation }: { invitation: InvitationView }) {
  const { id, url, qr, uses, used, note, ends_at, created_at, is_live, came } = invitation
  return (
    <li className="invitation">
      {is_live && <img src={qr} alt="The link as a QR code" width={160} height={160} loading="lazy" />}
      <div>
        <h3>
          {note || 'Invitation'} {!is_live && <span className="badge quiet">Ended</span>}
        </h3>
        {is_live && (
          <p className="address">
            <a className="link" href={url}>
              {url}
            </a>
          </p>
        )}
        <p className="who">
          {`${people(used)} of ${uses} came. `}
          Made <RelativeTime at={created_at} />
          {is_live && (
            <>
              , works until <time dateTime={ends_at}>{ends_at.slice(0, 10)}</time>
            </>
          )}
        </p>
        {came.length > 0 && <p className="who">{came.map(({ name }) => name).join(', ')}</p>}
        <div className="row-acts">
          {is_live && (
            <button type="button" className="button quiet" data-enhance="share" data-href={url} hidden>
              <span aria-live="polite">Share</span>
            </button>
          )}
          <ActForm
            call="DELETE /api/invitations/:id"
            params={{ id }}
            label={is_live ? 'End' : 'Remove'}
            busy="Ending..."
            about={note || url}
          />
        </div>
      </div>
    </li>
  )
}

/** One's own invitations: the newest first, and a form for another. */
export default function InvitationsPage({ invitations, pagination, may_invite }: PageProps<View>) {
  return (
    <>
      <h2>Invitations</h2>
      <p className="lead">
        {may_invite
          ? 'Whoever opens the link, or holds a phone to its picture, can join. You see who came by it, and so do those who run the site.'
          : 'Here, admins alone invite people.'}
      </p>
      {may_invite && (
        <>
          <NeedsScript />
          <NewInvitation />
        </>
      )}
      {invitations.length > 0 ? (
        <ul className="invitations">
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : (
        may_invite && <EmptyState title="No invitations yet." />
      )}
      {pagination.last_page > 1 && <Pager pagination={pagination} href={(page) => `${PATH}?page=${page}`} />}
    </>
  )
}
