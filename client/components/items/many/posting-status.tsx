import { CircleAlert } from 'lucide-react'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import { SignInFirst } from '../../form/submit-button.tsx'
import type { PostingState } from './use-posting.ts'

/** Progress and result of posting. */
export function PostingStatus(posting: PostingState & { left: number; stop: () => void }) {
  const { isRunning, isWaiting, number, count, name, part, posted, isLookedFor, stopped, left } = posting
  return (
    <>
      <SignInFirst text={posting.signInFirst} />
      {stopped && (
        <p className="notice error" role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {stopped}
        </p>
      )}
      <div role="status" className="posting-status">
        {isRunning && (
          <>
            <p className={isWaiting ? 'notice hint' : undefined}>
              {isWaiting ? m.drafts_waiting() : m.drafts_posting({ number, count, name })}
            </p>
            <progress
              className="progress"
              value={(number - 1 + part) / count}
              aria-label={m.common_upload()}
            />
            <button type="button" className="button quiet" onClick={posting.stop}>
              {m.drafts_stop()}
            </button>
          </>
        )}
        {!isRunning && posted > 0 && (
          <div className="notice">
            <p>
              {m.drafts_posted({ count: posted })} {left > 0 && m.drafts_left({ count: left })}{' '}
              <a className="link" href="/dashboard">
                {m.drafts_see_items()}
              </a>{' '}
              {isLookedFor && (
                <a className="link" href="/dashboard/matches">
                  {m.drafts_see_matches()}
                </a>
              )}
            </p>
          </div>
        )}
      </div>
    </>
  )
}
