import type { ReactNode } from 'react'
import { EmptyState } from '../../messages/EmptyState.tsx'

interface EmptyTableProps {
  /** By a search or a filter, which `clear` takes away. */
  readonly narrowed: boolean
  readonly clear: () => void
  readonly empty: { readonly title: string; readonly hint: ReactNode; readonly action?: ReactNode } | undefined
}

/** What a list without rows says, and offers. */
export function EmptyTable({ narrowed, clear, empty }: EmptyTableProps) {
  if (narrowed)
    return (
      <EmptyState
        title="No results"
        hint="No entry matches your search and filters."
        action={
          <button type="button" className="link" onClick={clear}>
            Show all entries
          </button>
        }
      />
    )
  return <EmptyState title="Nothing here yet" hint="Entries appear here as soon as there are any." {...empty} />
}
