import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({
  title: 'Sign In',
  description: 'Sign in to post items, offer swaps and talk to people nearby.',
  canonical: '/sign-in',
})

/** `query` is what leads back to where one was, for those who have to join first. */
export default function SignInPage({ query }: PageProps<{ query: string }>) {
  return (
    <div className="panel">
      <header>
        <h1>Sign In</h1>
        <p>Good to see you again.</p>
      </header>
      <NeedsScript />
      <Island name="sign-in-form" when="load" props={{}} />
      <p className="aside">
        New here?{' '}
        <a className="link" href={`/sign-up${query}`}>
          Sign Up
        </a>
      </p>
    </div>
  )
}
