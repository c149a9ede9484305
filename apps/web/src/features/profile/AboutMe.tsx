import { showProfile } from '@lading/contract/profile'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { MailPane } from './MailPane.tsx'
import { RecordsPane } from './RecordsPane.tsx'
import { NamesPane } from './NamesPane.tsx'
import { PhotoPane } from './PhotoPane.tsx'

/** What a person changes and takes along about themselves. */
export function AboutMe() {
  const { data, error, refetch } = useQuery(query(showProfile))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Stack gap="lg">
      <PhotoPane profile={data} />
      <NamesPane profile={data} />
      <MailPane profile={data} />
      <RecordsPane />
    </Stack>
  )
}
