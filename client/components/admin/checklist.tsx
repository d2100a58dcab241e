import {
  CHECKLIST,
  type ChecklistPoint,
  POINT_TITLES,
} from '../../../server/admin/console/checklist-shared.ts'
import type { OverviewView } from '../../../server/admin/console/overview-shared.ts'
import { isolated, number } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { CallForm } from '../form/call-form.tsx'

type Mail = OverviewView['mail']

/** URL of the mail settings. If the password is the problem, it points to that field. */
export const mailHref = ({ trouble }: Mail): string =>
  trouble === 'no_password' || trouble === 'refused_sign_in'
    ? '/admin/settings#mail-password'
    : '/admin/settings#mail'

function mailText({ trouble, problem }: Mail): string {
  if (trouble === 'no_server') return m.admin_no_mail_server_yet()
  if (trouble === 'no_password') return m.place_mail_lacks_password()
  return `${m.told_mail_server_fails({ words: isolated(problem ?? '') })} ${m.told_mail_server_help()}`
}

const pointsTexts = (
  mail: Mail,
): Record<ChecklistPoint, { text: string; href?: string; lines?: string }> => ({
  mail: { text: mailText(mail), href: mailHref(mail) },
  backups: {
    text: m.admin_backups_lack_pictures(),
    href: '/admin/settings#backups',
  },
  https: {
    text: m.admin_https_missing(),
    // The short form of docs/hosting/Caddyfile.
    lines: 'swap.example.org {\n\treverse_proxy 127.0.0.1:3000\n}',
  },
  texts: {
    text: m.admin_texts_as_delivered(),
    href: '/admin/site',
  },
  legal: {
    text: m.admin_legal_pages_as_delivered(),
    href: '/admin/pages',
  },
  second_admin: {
    text: m.admin_only_one_admin(),
    href: '/admin/people',
  },
  newcomers: {
    text: m.admin_begin_slowly_option(),
    href: '/admin/community',
  },
})

export function Checklist({ checklist, mail }: Pick<OverviewView, 'checklist' | 'mail'>) {
  if (checklist.length === 0) return null
  const texts = pointsTexts(mail)
  return (
    <section className="admin-start" aria-labelledby="checklist">
      <h2 id="checklist">{m.common_still_to_do()}</h2>
      <p>
        {m.admin_checklist_done({
          done: number(CHECKLIST.length - checklist.length),
          of: number(CHECKLIST.length),
        })}
      </p>
      <ul className="acts">
        {checklist.map((point, at) => {
          const { text, href, lines } = texts[point]
          const title = POINT_TITLES[point]()
          const look = at === 0 ? 'button' : 'button quiet'
          return (
            <li key={point} className="panel">
              <div>
                <h3>
                  {href ? (
                    <a className="link" href={href}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                <p className="who">{text}</p>
                {lines && (
                  <details>
                    <summary>{m.admin_https_how()}</summary>
                    <p className="who">{m.admin_https_lines()}</p>
                    <pre dir="ltr">
                      <code>{lines}</code>
                    </pre>
                  </details>
                )}
              </div>
              {href && (
                <a className={look} href={href} aria-label={`${m.admin_see_to_it()}: ${title}`}>
                  {m.admin_see_to_it()}
                </a>
              )}
              <CallForm
                call="POST /api/admin/checklist/:point/dismissal"
                params={{ point }}
                label={m.admin_not_needed()}
                busy={m.admin_removing()}
                about={title}
                look="plain"
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
