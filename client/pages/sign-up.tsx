import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

export const layout = AuthLayout
export const head = (): Head => ({
  title: 'Sign Up',
  description: 'Join, post what you no longer need, and swap it for what you do. Free of charge.',
  canonical: '/sign-up',
})

/** `query` is what leads back to where one was, once signed in. */
export default function SignUpPage({ query }: PageProps<{ query: string }>) {
  return (
    <div className="panel wide">
      <header>
        <h1>Sign Up</h1>
        <p>One account, and everything on your shelf can become something else.</p>
      </header>
      <NeedsScript />
      <Island name="sign-up-form" when="load" props={{ query }} />
      <p className="aside">
        Already have an account?{' '}
        <a className="link" href={`/sign-in${query}`}>
          Sign In
        </a>
      </p>
    </div>
  )
}
