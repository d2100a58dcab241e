import * as m from '../../../server/platform/catalogues/messages.ts'
import type { MeetingPlacesView } from '../../../server/trading/handovers/admin-meeting-places-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.handovers_meeting_places() })

export default function MeetingPlacesPage({ places }: PageProps<MeetingPlacesView>) {
  return (
    <>
      <h1>{m.handovers_meeting_places()}</h1>
      <p className="lead">{m.handovers_meeting_places_lead()}</p>
      <NeedsScript />
      <Island name="admin-meeting-places" when="load" props={{ first: places }} />
    </>
  )
}
