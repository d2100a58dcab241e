import { onlineManager, type UseQueryResult } from '@tanstack/react-query'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { isSignedOut } from '../../api.ts'
import { tellOffline } from '../../stores/toasts.ts'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { Sentence } from './sentence.tsx'

/** Checks the connection, because the `online` event may have been missed while the page was suspended. */
function lookIfOnline(): void {
  if (navigator.onLine) onlineManager.setOnline(true)
  else tellOffline()
}

/** True if a query has no result of its last request. Older data remains visible below the error. */
export const isLacking = ({
  data,
  isPlaceholderData,
  isPaused,
  isError,
  isFetching,
}: Pick<UseQueryResult, 'data' | 'isPlaceholderData' | 'isPaused' | 'isError' | 'isFetching'>) =>
  isPaused ? !data || isPlaceholderData : isError && !isFetching

/** Error of a query: offline (retried automatically), signed out, or the specification's `text`. */
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
      <p>{isPaused ? m.common_offline_loads_later() : text}</p>
      <button type="button" className="button quiet" onClick={() => (isPaused ? lookIfOnline() : refetch())}>
        {m.common_try_again()}
      </button>
    </div>
  )
}
