import * as m from '../../server/platform/catalogues/messages.ts'
import type {
  MeetingPlaceForm,
  MeetingPlaceRowView,
  MeetingPlacesView,
} from '../../server/trading/handovers/admin-meeting-places-shared.ts'
import { call } from '../api.ts'
import { Collection } from '../components/admin/collection.tsx'
import { MeetingPlaceDialog } from '../components/admin/meeting-place-dialog.tsx'
import type { CollectionCalls } from '../components/admin/use-collection.ts'

async function listOf(answer: Promise<{ data: MeetingPlacesView; message: string }>) {
  const { data, message } = await answer
  return { list: data.places, message }
}

const calls: CollectionCalls<MeetingPlaceRowView, MeetingPlaceForm, { version: number }> = {
  read: () => listOf(call('GET /api/admin/meeting-places')),
  add: (body) => listOf(call('POST /api/admin/meeting-places', { body })),
  change: (id, body) => listOf(call('POST /api/admin/meeting-places/:id', { params: { id }, body })),
  order: (body) => listOf(call('POST /api/admin/meeting-places/order', { body })),
  remove: (id, body) => listOf(call('DELETE /api/admin/meeting-places/:id', { params: { id }, body })),
}

export default function AdminMeetingPlaces({ first }: { first: MeetingPlaceRowView[] }) {
  return (
    <Collection
      calls={calls}
      first={first}
      noun="place"
      row={({ name }) => (
        <div className="words">
          <b>{name}</b>
        </div>
      )}
      editor={(props) => <MeetingPlaceDialog {...props} />}
      guard={({ version }) => ({ version })}
      afterDelete={m.handovers_after_delete()}
    />
  )
}
