import { Container, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { publicSettings } from '#lib/office.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'

interface Props {
  readonly title: string
  /** The setting that holds the version. */
  readonly version: string
  readonly children: (settings: ReadonlyMap<string, string>) => ReactNode
}

/** A page of text that everyone may read, made from the public settings. */
export function NoticePage({ title, version, children }: Props) {
  const { data: settings, error, refetch } = useQuery(publicSettings)
  return (
    <Container size="sm" py={40}>
      <Stack gap="md">
        <PageHeader title={title} subtitle={settings && `Version ${settings.get(version) ?? ''}`} />
        {error && !settings && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!settings && !error && <PageSkeleton />}
        {settings && children(settings)}
      </Stack>
    </Container>
  )
}
