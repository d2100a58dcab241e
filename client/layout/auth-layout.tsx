import type { ReactNode } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { Brand } from './brand.tsx'

/** Sign-in, sign-up and the steps of a password reset: the brand, one card, nothing else. */
export function AuthLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <div className="auth">
      <div>
        {context.isSettingUp && <p className="site-line">{m.layout_this_market_is_being_set_up()}</p>}
        <header>
          <Brand site={context.site} />
        </header>
      </div>
      <main id="main">{children}</main>
    </div>
  )
}
