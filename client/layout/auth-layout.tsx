import type { ReactNode } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { PageContext } from '../page-module.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'

interface Props {
  context: PageContext
  children: ReactNode
  /** Of a page that is shown where nothing else can be reached: it has no footer. */
  isAlone?: boolean
}

/**
 * Sign-in, sign-up and the steps of a password reset: the brand, one card, nothing else. Where members alone read, strangers see no
 * other pages: there a slim footer switches the language and leads to what the law asks for.
 */
export function AuthLayout({ context, children, isAlone = false }: Props) {
  return (
    <div className="auth">
      <div>
        {context.isSettingUp && <p className="site-line">{m.layout_this_market_is_being_set_up()}</p>}
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
