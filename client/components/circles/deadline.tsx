import { useEffect, useState } from 'react'
import { dated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

const SHOWN = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const

/** Rendered in UTC until hydration, because the server does not know the time zone. */
export function Deadline({ at }: { at: string }) {
  const [zone, setZone] = useState<{ timeZone?: string; timeZoneName?: 'short' }>({
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  useEffect(() => setZone({}), [])
  return <time dateTime={at}>{m.circles_answer_by({ when: dated(at, { ...SHOWN, ...zone }) })}</time>
}
