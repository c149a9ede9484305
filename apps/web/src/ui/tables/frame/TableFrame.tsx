import type { ComponentProps } from 'react'
import '../server-table.css'

interface Props extends ComponentProps<'section'> {
  /** Rows stand closer. */
  readonly dense?: boolean | undefined
}

/** The frame of a table, and of what is searched and paged as one. */
export function TableFrame({ dense, className = '', ...section }: Props) {
  return <section {...section} className={`tbl ${className}`} data-dense={dense || undefined} />
}
