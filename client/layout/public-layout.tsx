import type { ReactNode } from 'react'
import type { PageContext } from '../page-module.ts'

/** Navigation above, footer below: every page that is neither dashboard nor sign-in. */
export function PublicLayout({ children }: { context: PageContext; children: ReactNode }) {
  return <main id="main">{children}</main>
}
