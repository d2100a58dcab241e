import * as m from '../../server/platform/catalogues/messages.ts'
import type { JoinView } from '../../server/site/invitations/invitations-shared.ts'
import { Avatar } from '../components/common/avatar.tsx'
import { Sentence } from '../components/common/sentence.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = ({ by, context }: PageProps<JoinView>): Head => ({
  title: m.common_invites_you({ name: by.name }),
  description: m.common_invites_you_to_join({ name: by.name, name2: context.site.name }),
})

export default function JoinPage({ code, by, context }: PageProps<JoinView>) {
  return (
    <div className="panel invited">
      <Avatar name={by.name} src={by.avatar} size={96} />
      <header>
        <h1>{m.common_invites_you({ name: by.name })}</h1>
        <p>{m.common_join_lead({ name: context.site.name })}</p>
      </header>
      <a className="button" href={`/sign-up?invitation=${encodeURIComponent(code)}`}>
        {m.common_join()}
      </a>
      <p className="aside">
        <Sentence
          of={m.common_sign_in_instead({
            link: (text) => (
              <a className="link" href="/sign-in">
                {text}
              </a>
            ),
          })}
        />
      </p>
    </div>
  )
}
