import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { Slot } from '../slot.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SiteLines } from './site-lines.tsx'

/** Navigation above, footer below: all pages except dashboard and sign-in. */
export function PublicLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <>
      <a className="button skip" href="#main">
        {m.layout_skip_to_content()}
      </a>
      <SiteLines context={context} />
      <Header context={context} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer context={context} />
      <Slot name="bar" />
    </>
  )
}
