import { onlineManager, type UseQueryResult } from '@tanstack/react-query'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { isSignedOut } from '../../api.ts'
import { tellOffline } from '../../stores/toasts.ts'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { Sentence } from './sentence.tsx'

/** Looks whether the browser is online: that it is again may have been told while this page slept. */
function lookIfOnline(): void {
  if (navigator.onLine) onlineManager.setOnline(true)
  else tellOffline()
}

/**
 * Whether a query is without what it was last asked for, and not getting it. What it has of before still stands: it is shown
 * below the problem, with what is open or typed in it. A page that is shown as placeholder is not what was asked for.
 */
export const isLacking = ({
  data,
  isPlaceholderData,
  isPaused,
  isError,
  isFetching,
}: Pick<UseQueryResult, 'data' | 'isPlaceholderData' | 'isPaused' | 'isError' | 'isFetching'>) =>
  isPaused ? !data || isPlaceholderData : isError && !isFetching

/**
 * Why a query was not answered, and what to do: the browser is offline, and it will be asked again by itself; the session has ended;
 * or `text`, which is the specification's.
 */
export function QueryProblem({
  text,
  query: { error, isPaused, refetch },
}: {
  text: string
  query: Pick<UseQueryResult, 'error' | 'isPaused' | 'refetch'>
}) {
  if (isSignedOut(error)) {
    return (
      <div className="notice error" role="alert">
        <p>
          <Sentence of={m.common_signed_out({ link: (text) => <SignInLink>{text}</SignInLink> })} />
        </p>
      </div>
    )
  }
  return (
    <div className={isPaused ? 'notice hint' : 'notice error'} role="alert">
      <p>{isPaused ? m.common_you_are_offline_this_loads_once_you() : text}</p>
      <button type="button" className="button quiet" onClick={() => (isPaused ? lookIfOnline() : refetch())}>
        {m.common_try_again()}
      </button>
    </div>
  )
}
