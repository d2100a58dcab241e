import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { isPassing } from '../../api.ts'

const RETRIES = 3

/** TanStack's defaults are the specification's. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        refetchOnWindowFocus: false,
      },
      // What a person asks for while offline fails at once: held back, it would say that it is under way.
      mutations: { networkMode: 'always' },
    },
  })

/**
 * In the browser one for all islands of a page, so that one asks for what another has. On the server one for each
 * rendering: a shared one would show one person what it keeps of another.
 */
const shared = typeof document === 'undefined' ? null : newClient()

/** An island that asks the API: `export default withQuery(MyItems)`. */
export function withQuery<P extends object>(Island: ComponentType<P>): ComponentType<P> {
  return function WithQuery(props: P) {
    const [client] = useState(() => shared ?? newClient())
    return (
      <QueryClientProvider client={client}>
        <Island {...props} />
      </QueryClientProvider>
    )
  }
}
