import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from '#lib/api.ts'

/** What the server answered, kept for fifteen seconds. A refusal is not asked again; silence is, twice. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => !(error instanceof CallFailed) && failures < 2,
    },
  },
})
