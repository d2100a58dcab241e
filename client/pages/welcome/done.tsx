import type { InvitationView } from '../../../server/invitations/invitations-shared.ts'
import { AuthLayout } from '../../layout/auth-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Your market is open' })

/** The end of the first run: an invitation to share, and the way on. */
export default function WelcomeDonePage({
  invitation,
  context,
}: PageProps<{ invitation: InvitationView | null }>) {
  return (
    <div className="panel invited">
      <header>
        <h1>{context.site.name} is open</h1>
        <p>Share this link with your first neighbours, or let them hold a phone to the picture.</p>
      </header>
      {invitation && (
        <>
          <img src={invitation.qr} alt="The link as a QR code" width={240} height={240} />
          <p>
            <a className="link" href={invitation.url}>
              {invitation.url}
            </a>
          </p>
          <button type="button" className="button" data-enhance="share" data-href={invitation.url} hidden>
            <span aria-live="polite">Share</span>
          </button>
        </>
      )}
      <a className="button quiet" href="/admin">
        What is left to do
      </a>
      <a className="button quiet" href="/">
        See your market
      </a>
    </div>
  )
}
