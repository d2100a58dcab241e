import * as m from '../../server/platform/catalogues/messages.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({
  title: m.accounts_sign_in(),
  description: m.accounts_sign_in_purpose(),
  canonical: '/sign-in',
})

/** `query` leads back after sign-in, also by way of sign-up; `ended`: this visit has signed out. */
export default function SignInPage({ query, ended }: PageProps<{ query: string; ended: boolean }>) {
  return (
    <div className="panel">
      <header>
        <h1>{m.accounts_sign_in()}</h1>
        {/* Explains the redirect to a visitor who pressed "Exchange". */}
        <p>{query ? m.accounts_sign_in_to_continue() : m.accounts_sign_in_lead()}</p>
      </header>
      <NeedsScript />
      <Island name="sign-in-form" when="load" props={{ ended }} />
      <p className="aside">
        <Sentence
          of={m.accounts_new_here_sign_up({
            link: (text) => (
              <a className="link" href={`/sign-up${query}`}>
                {text}
              </a>
            ),
          })}
        />
      </p>
    </div>
  )
}
