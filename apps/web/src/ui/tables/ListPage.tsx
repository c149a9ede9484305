import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ServerTable, type TableProps } from './ServerTable.tsx'

interface Props<Row> extends Omit<TableProps<Row>, 'label'> {
  readonly title: string
  readonly subtitle: string
  /** The page's one primary action. */
  readonly action?: ReactNode
  /** Names the table for readers; the title where absent. */
  readonly label?: string
  /** What opens over the list. */
  readonly children?: ReactNode
}

/** A page that is one list: its head and its table. */
export function ListPage<Row>({ title, subtitle, action, label = title, children, ...table }: Props<Row>) {
  return (
    <Stack gap="lg">
      <PageHeader title={title} subtitle={subtitle} action={action} />
      <ServerTable<Row> label={label} {...table} />
      {children}
    </Stack>
  )
}
