import { dated } from '../../../../server/platform/catalogues/intl.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import {
  INVITATION_LIMITS,
  type InvitationView,
} from '../../../../server/site/invitations/invitations-shared.ts'
import { EmptyState } from '../../../components/common/empty-state.tsx'
import { Pager } from '../../../components/common/pager.tsx'
import { RelativeTime } from '../../../components/common/relative-time.tsx'
import { Sentence } from '../../../components/common/sentence.tsx'
import { CallForm } from '../../../components/form/call-form.tsx'
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
export const head = (): Head => ({ title: m.accounts_invitations() })

function NewInvitation() {
  return (
    <CallForm
      call="POST /api/invitations"
      label={m.accounts_make_an_invitation()}
      busy={m.accounts_making()}
      look=""
    >
      <div className="row">
        <Field
          label={m.accounts_invitation_uses()}
          name="uses"
          type="number"
          min={1}
          max={INVITATION_LIMITS.uses.most}
          defaultValue={INVITATION_LIMITS.uses.default}
        />
        <Field
          label={m.accounts_for_how_many_days()}
          name="days"
          type="number"
          min={1}
          max={INVITATION_LIMITS.days.most}
          defaultValue={INVITATION_LIMITS.days.default}
        />
      </div>
      <Field
        label={m.accounts_note()}
        name="note"
        maxLength={INVITATION_LIMITS.note}
        help={m.accounts_invitation_note_help()}
      />
    </CallForm>
  )
}

function Invitation({ invitation }: { invitation: InvitationView }) {
  const { id, url, qr, uses, used, note, ends_at, created_at, is_live, came } = invitation
  return (
    <li className="invitation">
      {is_live && <img src={qr} alt={m.accounts_link_qr_code()} width={160} height={160} loading="lazy" />}
      <div>
        <h3>
          {note || m.accounts_invitation()}{' '}
          {!is_live && <span className="badge quiet">{m.accounts_ended()}</span>}
        </h3>
        {is_live && (
          <p className="address">
            <a className="link" href={url}>
              {url}
            </a>
          </p>
        )}
        <p className="who">
          <Sentence
            of={(is_live ? m.accounts_invitation_lives : m.accounts_invitation_made)({
              used,
              uses,
              ends: dated(ends_at),
              when: () => <RelativeTime at={created_at} />,
              time: (text) => <time dateTime={ends_at}>{text}</time>,
            })}
          />
        </p>
        {came.length > 0 && <p className="who">{came.map(({ name }) => name).join(', ')}</p>}
        <div className="row-acts">
          {is_live && (
            <button type="button" className="button quiet" data-enhance="share" data-href={url} hidden>
              <span aria-live="polite">{m.accounts_share()}</span>
            </button>
          )}
          <CallForm
            call="DELETE /api/invitations/:id"
            params={{ id }}
            label={is_live ? m.accounts_end_invitation() : m.accounts_remove()}
            busy={m.accounts_ending()}
            about={note || url}
          />
        </div>
      </div>
    </li>
  )
}

export default function InvitationsPage({ invitations, pagination, may_invite }: PageProps<View>) {
  return (
    <>
      <h2>{m.accounts_invitations()}</h2>
      <p className="lead">{may_invite ? m.accounts_invitation_help() : m.accounts_only_admins_invite()}</p>
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
        may_invite && <EmptyState title={m.accounts_no_invitations_yet()} />
      )}
      {pagination.last_page > 1 && <Pager pagination={pagination} href={(page) => `${PATH}?page=${page}`} />}
    </>
  )
}
