import { namedCountries, ownName } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { COUNTRIES } from '../../server/platform/settings/country-shared.ts'
import { LargeFile } from '../components/common/large-file.tsx'
import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

interface View {
  code: string
  /** True while nobody has joined, so that a restore loses nothing. */
  can_restore: boolean
  /** A mail server is set. */
  sends_mail: boolean
  country: string
  restore_command: string
}

export const layout = AuthLayout
export const head = (): Head => ({ title: m.common_welcome() })

/** First run: set up a market, or restore a backup. */
export default function WelcomePage(props: PageProps<View>) {
  const { code, can_restore, sends_mail, country, restore_command, context } = props
  const { site, language, languages } = context
  return (
    <>
      <div className="panel wide">
        <header>
          <h1>{m.common_welcome_to_your_market()}</h1>
          <p>{m.common_setup_lead()}</p>
          {can_restore && (
            <p>
              <a className="link" href="#bring">
                {m.common_restore_instead()}
              </a>
            </p>
          )}
        </header>
        <NeedsScript />
        <Island
          name="welcome-form"
          when="load"
          props={{
            code,
            siteName: site.name,
            language,
            languages: languages.offered.map((offered) => ({
              code: offered,
              name: ownName(offered),
            })),
            country,
            countries: namedCountries(COUNTRIES),
            sendsMail: sends_mail,
          }}
        />
      </div>
      {can_restore && (
        <div className="panel wide welcome-restore" id="bring">
          <header>
            <h2>{m.common_or_restore()}</h2>
            <p>{m.common_restore_lead()}</p>
          </header>
          <Island name="welcome-restore" when="load" props={{ code }} />
          <LargeFile command={restore_command} />
        </div>
      )}
    </>
  )
}
