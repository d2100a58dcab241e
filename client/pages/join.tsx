import type { JoinView } from '../../server/invitations/invitations-shared.ts'
import { Avatar } from '../components/common/avatar.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = ({ by, context }: PageProps<JoinView>): Head => ({
  title: `${by.name} invites you`,
  description: `${by.name} invites you to join ${context.site.name}.`,
})

/** Where an invitation leads: who invites, and the way in. */
export default function JoinPage({ code, by, context }: PageProps<JoinView>) {
  return (
    <div className="panel invited">
      <Avatar name={by.name} src={by.avatar} size={96} />
      <header>
        <h1>{by.name} invites you</h1>
        <p>
          Join {context.site.name}: post what you no longer need, and swap it for what you do, without money.
        </p>
      </header>
      <a className="button" href={`/sign-up?invitation=${encodeURIComponent(code)}`}>
        Join
      </a>
      <p className="aside">
        Already have an account?{' '}
        <a className="link" href="/sign-in">
          Sign In
        </a>
      </p>
    </div>
  )
}
