import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { MeetingPlaceView } from '../../../server/trading/handovers/handovers-shared.ts'
import { call } from '../../api.ts'
import { Field } from '../form/field.tsx'

/** Suggested places; empty until loaded. */
function useMeetingPlaces(): MeetingPlaceView[] {
  const [places, setPlaces] = useState<MeetingPlaceView[]>([])
  useEffect(() => {
    // A failed load is ignored, because any place can be typed.
    call('GET /api/meeting-places').then(
      ({ data }) => setPlaces(data),
      () => {},
    )
  }, [])
  return places
}

/** Place input with suggestions. */
export function PlaceField({
  value,
  onChange,
  ...field
}: {
  value: string
  onChange: (place: string) => void
  name: string
  error?: string | undefined
}) {
  const places = useMeetingPlaces()
  return (
    <>
      {places.length > 0 && (
        <fieldset className="meeting-places">
          <legend>{m.handovers_good_places()}</legend>
          <div className="chips">
            {places.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="chip"
                aria-pressed={value === name}
                onClick={() => onChange(name)}
              >
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <Field
        label={m.handovers_place_label()}
        required
        maxLength={LONGEST.handoverPlace}
        autoComplete="off"
        help={m.handovers_place_hint()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
    </>
  )
}
