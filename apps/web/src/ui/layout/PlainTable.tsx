import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './PlainTable.module.css'

interface Props {
  readonly label: string
  /** On a phone a row becomes two lines. */
  readonly stacked?: boolean
  readonly children: ReactNode
}

/** A small table that is read as a whole, without search and pages; its parts are Mantine's. */
export function PlainTable({ label, stacked = false, children }: Props) {
  return (
    <Table className={classes.table} data-stacked={stacked || undefined} borderColor="var(--rule)" verticalSpacing={9}>
      <caption className="vh">{label}</caption>
      {children}
    </Table>
  )
}
