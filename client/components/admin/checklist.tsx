import type { ChecklistPoint } from '../../../server/admin/checklist-shared.ts'
import { ActForm } from './act-form.tsx'

const POINTS: Record<ChecklistPoint, { title: string; text: string; href: string }> = {
  mail: {
    title: 'Mail',
    text: 'Nothing has been mailed yet. Set a mail server up and send yourself a test mail: without mail nobody gets a new password.',
    href: '/admin/outbox',
  },
  backups: {
    title: 'Backups',
    text: 'No backup holds the pictures yet. Take one, and keep it on another machine.',
    href: '/admin/backup',
  },
  https: {
    title: 'A safe connection',
    text: 'The site is not open by https://, so passwords can be read on their way. The people who host it know how.',
    href: '/page/faqs',
  },
  texts: {
    title: 'Your own words',
    text: 'The home page and the page about you are still as delivered.',
    href: '/admin/site',
  },
  legal: {
    title: 'Privacy and imprint',
    text: 'Both pages are still as delivered. Say there who runs this site and what it keeps.',
    href: '/admin/pages',
  },
  second_admin: {
    title: 'A second admin',
    text: 'You are the only one. Make somebody else an admin too, for the day when you cannot.',
    href: '/admin/people',
  },
  newcomers: {
    title: 'New members',
    text: 'If you like, those who are new can begin slowly: so many conversations, requests and items a day.',
    href: '/admin/community',
  },
}

/** What is left to do on a new site, until each point is seen to or dismissed. */
export function Checklist({ points }: { points: ChecklistPoint[] }) {
  if (points.length === 0) return null
  return (
    <section className="admin-start" aria-labelledby="checklist">
      <h2 id="checklist">What is left to do</h2>
      <ul className="acts">
        {points.map((point) => {
          const { title, text, href } = POINTS[point]
          return (
            <li key={point} className="panel">
              <div>
                <h3>
                  <a className="link" href={href}>
                    {title}
                  </a>
                </h3>
                <p className="who">{text}</p>
              </div>
              <ActForm
                call="POST /api/admin/checklist/:point/dismissal"
                params={{ point }}
                label="Not needed"
                busy="Removing..."
                about={title}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
