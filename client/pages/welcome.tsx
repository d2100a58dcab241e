import { NeedsScript } from '../components/form/needs-script.tsx'
import { Island } from '../island.tsx'
import { AuthLayout } from '../layout/auth-layout.tsx'
import type { Head, PageProps } from '../page-module.ts'

interface View {
  code: string
  /** Whether nobody has joined, so that a backup can become this site. */
  can_restore: boolean
  /** Whether a mail server is set. */
  sends_mail: boolean
}

export const layout = AuthLayout
export const head = (): Head => ({ title: 'Welcome' })

/** The first run: a market of one's own, or one that comes in a backup. */
export default function WelcomePage({ code, can_restore, sends_mail, context }: PageProps<View>) {
  const { site, language, languages } = context
  return (
    <>
      <div className="panel wide">
        <header>
          <h1>Welcome to your market</h1>
          <p>A few questions, and it is open. All of it can be changed later.</p>
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
              name: new Intl.DisplayNames([offered], { type: 'language' }).of(offered) ?? offered,
            })),
            sendsMail: sends_mail,
          }}
        />
      </div>
      {can_restore && (
        <div className="panel wide welcome-restore">
          <header>
            <h2>Or bring a market that you have</h2>
            <p>A backup file holds everything: people, items, messages and pictures. It becomes this site.</p>
          </header>
          <Island name="welcome-restore" when="load" props={{ code }} />
        </div>
      )}
    </>
  )
}
