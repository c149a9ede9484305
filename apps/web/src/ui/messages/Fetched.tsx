import type { ReactNode } from 'react'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { ErrorState } from './ErrorState.tsx'

interface Props<T> {
  /** The query that was asked. */
  readonly of: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }
  readonly children: (data: T) => ReactNode
}

/** What was fetched, once it is here, and still when it cannot be refreshed; until then its skeleton, or why it did not come. */
export function Fetched<T>({ of: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data)
  return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <PageSkeleton />
}
