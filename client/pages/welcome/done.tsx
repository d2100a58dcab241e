import * as m from '../../../server/platform/catalogues/messages.ts'
import type { InvitationView } from '../../../server/site/invitations/invitations-shared.ts'
import { AuthLayout } from '../../layout/auth-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({ title: m.common_your_market_is_open() })

/** A URL that only works on the site's own machine. */
const isLocal = (url: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/** End of the first run: an invitation to share, and the next steps. */
export default function WelcomeDonePage({
  invitation,
  context,
}: PageProps<{ invitation: InvitationView | null }>) {
  return (
    <div className="panel invited">
      <header>
        <h1>{m.common_is_open({ name: context.site.name })}</h1>
        <p>{m.common_first_invitation_lead()}</p>
      </header>
      {invitation && (
        <>
          {isLocal(invitation.url) && <p className="notice hint">{m.common_link_is_local()}</p>}
          <img src={invitation.qr} alt={m.common_link_qr_code()} width={240} height={240} />
          <p>
            <a className="link" href={invitation.url}>
              {invitation.url}
            </a>
          </p>
          <button type="button" className="button" data-enhance="share" data-href={invitation.url} hidden>
            <span aria-live="polite">{m.common_share()}</span>
          </button>
        </>
      )}
      <a className="button quiet" href="/admin">
        {m.common_still_to_do()}
      </a>
      <a className="button quiet" href="/">
        {m.common_see_your_market()}
      </a>
    </div>
  )
}
