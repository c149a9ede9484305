import type { Endpoint } from '@lading/contract/calls/endpoint'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { query } from '#lib/api.ts'
import { AddButton } from '../forms/AddButton.tsx'
import { DataTable, type DataColumn } from './DataTable.tsx'
import { EmptyState } from '../messages/EmptyState.tsx'
import { Fetched } from '../messages/Fetched.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'

interface Props<Row> {
  readonly title: string
  readonly subtitle: string
  /** The call that gives all of them at once. */
  readonly endpoint: Endpoint<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType<{ data: Row[] }>>
  readonly columns: readonly DataColumn<Row>[]
  /** The button that leads to a new one. */
  readonly add: { readonly label: string; readonly to: string }
  readonly empty?: { readonly title: string; readonly hint: string }
  /** What stands below the table, once it is there. */
  readonly children?: ReactNode
}

/** The page of a small list that an administrator keeps: add, open; each is deleted on its own page. */
export function EntityList<Row extends { readonly id: number }>(props: Props<Row>) {
  const { title, subtitle, endpoint, columns, add, empty, children } = props
  const asked = useQuery(query(endpoint))
  const isEmpty = asked.data?.data.length === 0
  return (
    <Stack gap="lg">
      <PageHeader title={title} subtitle={subtitle} action={!isEmpty && <AddButton {...add} />} />
      <Fetched of={asked}>
        {(data) => (
          <>
            {isEmpty && empty && <EmptyState {...empty} action={<AddButton {...add} />} />}
            {!isEmpty && <DataTable label={title} columns={columns} rows={data.data} rowKey={({ id }) => id} />}
            {children}
          </>
        )}
      </Fetched>
    </Stack>
  )
}
