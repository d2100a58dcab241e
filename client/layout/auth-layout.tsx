import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'

interface Props {
  context: PageContext
  children: ReactNode
  /** True if the visitor can reach no other page. The footer is then left out. */
  isAlone?: boolean
}

/**
 * Layout of sign-in, sign-up and password reset: brand and one card. If only members may read, a slim footer has the language switch and
 * links to the legal pages, because visitors get no page with the usual footer.
 */
export function AuthLayout({ context, children, isAlone = false }: Props) {
  return (
    <div className="auth">
      <div>
        {context.isSettingUp && <p className="site-line">{m.layout_being_set_up()}</p>}
        <header>
          <Brand site={context.site} />
        </header>
      </div>
      <main id="main">{children}</main>
      {context.isForMembers && !isAlone && (
        <footer className="footer slim">
          <div className="wrap legal">
            <LanguageSwitch context={context} />
            <LegalLinks />
          </div>
        </footer>
      )}
    </div>
  )
}
