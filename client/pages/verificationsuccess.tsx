import { CircleCheck } from 'lucide-react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

/** Milliseconds before the redirect (specification, section 9). */
const DELAY = 2000

export const layout = AuthLayout
export const head = (): Head => ({ title: m.accounts_verification_completed() })

export default function VerificationSuccessPage({ email }: PageProps<{ email: string }>) {
  const next = `/createnewpassword${email ? `?email=${encodeURIComponent(email)}` : ''}`
  return (
    <div className="panel done" data-enhance="move-on" data-href={next} data-delay={DELAY}>
      <CircleCheck size={56} aria-hidden="true" />
      <header>
        <h1>{m.accounts_verification_completed()}</h1>
        <p>
          <Sentence
            of={m.accounts_code_accepted({
              link: (text) => (
                <a className="link" href={next}>
                  {text}
                </a>
              ),
            })}
          />
        </p>
      </header>
      <a className="button quiet" href="/">
        {m.accounts_home()}
      </a>
    </div>
  )
}
