import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isPassing } from '../api.ts'

const RETRIES = 3

/** One for all islands of a page, so that one asks for what another has. TanStack's defaults are the specification's. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < RETRIES && isPassing(error),
      refetchOnWindowFocus: false,
    },
  },
})

/** An island that asks the API: `export default withQuery(MyItems)`. */
export function withQuery<P extends object>(Island: ComponentType<P>): ComponentType<P> {
  return function WithQuery(props: P) {
    return (
      <QueryClientProvider client={client}>
        <Island {...props} />
      </QueryClientProvider>
    )
  }
}
