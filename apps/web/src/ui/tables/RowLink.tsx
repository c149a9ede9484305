import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  readonly to: string
  readonly children: ReactNode
}

/** What a row is about, in its first cell: it leads to its page. */
export function RowLink({ to, children }: Props) {
  return (
    <Link to={to} className="row-link">
      {children}
    </Link>
  )
}
