import type { MeetingPlacesView } from '../../../server/handovers/admin-meeting-places-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Meeting places' })

export default function MeetingPlacesPage({ places }: PageProps<MeetingPlacesView>) {
  return (
    <>
      <h1>Meeting places</h1>
      <p className="lead">
        Where people of your market can meet to swap: public, well lit, easy to find. They are offered
        whenever two plan to meet.
      </p>
      <NeedsScript />
      <Island name="admin-meeting-places" when="load" props={{ first: places }} />
    </>
  )
}
