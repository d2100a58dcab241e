import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { isPassing } from '../../api.ts'

const RETRIES = 3

/** TanStack's defaults match the specification. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        refetchOnWindowFocus: false,
      },
      // Mutations fail immediately while offline instead of appearing to run.
      mutations: { networkMode: 'always' },
    },
  })

/** Shared by all islands in the browser; per rendering on the server, because a shared cache would leak private data. */
const shared = typeof document === 'undefined' ? null : newClient()

/** Wraps an island that uses queries: `export default withQuery(MyItems)`. */
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
