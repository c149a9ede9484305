import { queueGroups, type QueueGroup } from '@lading/contract/queues'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'

/** Finds the queue group of the address; a failure is the whole page's. */
export function WithGroup({ children }: { children: (group: QueueGroup) => ReactNode }) {
  const id = Number(useParams()['id'])
  const { data } = useQuery({ ...query(queueGroups), throwOnError: nothingRead })
  if (!data) return <PageSkeleton />
  const group = data.data.find((one) => one.id === id)
  return group ? children(group) : <ErrorPage failure="missing" />
}
