import { useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { CircleListView, CircleState } from '../../server/trading/circles/circles-shared.ts'
import { call, messageOf } from '../api.ts'
import { CircleRows } from '../components/circles/circle-rows.tsx'
import { useCircles } from '../components/circles/use-circles.ts'
import { withQuery } from '../components/common/query.tsx'
import { toast } from '../stores/toasts.ts'

/** Shown after two unanswered circles in a row: no more are proposed until the user presses the button. */
function LeftOut() {
  const [isLeftOut, setLeftOut] = useState(true)
  if (!isLeftOut) return null
  const back = async () => {
    try {
      const { message } = await call('POST /api/circles/presence')
      toast.success(message)
      setLeftOut(false)
    } catch (error) {
      toast.error(messageOf(error, m.circles_failed()))
    }
  }
  return (
    <div className="notice hint">
      <p>{m.circles_left_out()}</p>
      <button type="button" className="button" onClick={back}>
        {m.circles_left_out_here()}
      </button>
    </div>
  )
}

function CircleList({
  state,
  title,
  first,
  leftOut = false,
}: {
  state: CircleState
  title: string
  first: CircleListView
  leftOut?: boolean
}) {
  const circles = useCircles(state, first.circles)
  if (circles.length === 0 && !leftOut) return null
  return (
    <section className="circles-found" aria-label={title}>
      {leftOut && <LeftOut />}
      {circles.length > 0 && <h2>{title}</h2>}
      <CircleRows circles={circles} />
    </section>
  )
}

export default withQuery(CircleList)
