import * as m from '../../server/platform/catalogues/messages.ts'
import type { CircleView } from '../../server/trading/circles/circles-shared.ts'
import { ChainLine } from '../components/circles/chain-line.tsx'
import { CircleMeeting } from '../components/circles/circle-meeting.tsx'
import { CircleReviews } from '../components/circles/circle-reviews.tsx'
import { CircleMeetings, CircleSteps } from '../components/circles/circle-steps.tsx'
import { CircleTalk } from '../components/circles/circle-talk.tsx'
import {
  isOfThreeOrMore,
  myLegs,
  nameOf,
  nextStepOf,
  standingOf,
  titleOf,
  whyOf,
} from '../components/circles/circle-texts.ts'
import { Deadline } from '../components/circles/deadline.tsx'
import { Ring } from '../components/circles/ring.tsx'
import { useCircle } from '../components/circles/use-circle.ts'
import { withQuery } from '../components/common/query.tsx'
import { QueryProblem } from '../components/common/query-problem.tsx'

/** A multi-party swap: the ring, what the user gives and gets, and the next step. */
function Circle({ first }: { first: CircleView }) {
  const query = useCircle(first)
  const circle = query.data
  const { given, got } = myLegs(circle)
  return (
    <>
      <article className="panel circle" data-state={circle.state}>
        <h1>{titleOf(circle)}</h1>
        {circle.shape === 'chain' ? <ChainLine circle={circle} /> : <Ring legs={circle.legs} />}
        <div className="circle-terms">
          {given && (
            <p className="gives">{m.circles_gives({ item: given.item.name, name: nameOf(given.to) })}</p>
          )}
          {got && <p className="gets">{m.circles_gets({ item: got.item.name, name: nameOf(got.from) })}</p>}
          {!got && <p>{m.circles_chain_give_away()}</p>}
          {!given && <p>{m.circles_chain_give_nothing()}</p>}
        </div>
        <div className="standing" tabIndex={-1} aria-live="polite">
          <p>{standingOf(circle)}</p>
          {circle.reason && <p className="turn">{m.circles_reason({ reason: circle.reason })}</p>}
          {circle.state === 'proposed' && (
            <>
              {circle.my_answer && <p className="turn">{m.circles_said_yes(circle.answers)}</p>}
              {circle.expires_at && (
                <p className="turn">
                  <Deadline at={circle.expires_at} />
                </p>
              )}
            </>
          )}
          {circle.state === 'agreed' && <p className="turn">{nextStepOf(circle)}</p>}
        </div>
        {circle.state === 'proposed' && (
          <footer>
            <CircleSteps circle={circle} />
          </footer>
        )}
        {circle.state === 'proposed' && (
          <p className="why">
            {whyOf(circle)} {circle.shape === 'chain' && m.circles_chain_order()}
          </p>
        )}
        {query.isError && <QueryProblem text={m.circles_failed()} query={query} />}
      </article>
      {circle.state === 'agreed' && isOfThreeOrMore(circle) && (
        <CircleMeeting circle={circle} onChange={() => query.refetch()} />
      )}
      {circle.state === 'agreed' && <CircleMeetings circle={circle} onChange={() => query.refetch()} />}
      {circle.state === 'completed' && <CircleReviews circle={circle} onChange={() => query.refetch()} />}
      {circle.agreed_at && <CircleTalk circle={circle} />}
      {circle.state === 'agreed' && (
        <div className="circle-end">
          <CircleSteps circle={circle} />
        </div>
      )}
    </>
  )
}

export default withQuery(Circle)
