import { publicReads } from '@lading/contract/calls/public-reads'
import type { allSettings } from '@lading/contract/settings'
import { Container, Stack } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { publicQuery } from '#lib/api.ts'
import { SETTINGS_KEPT, valuesByKey } from '#lib/office.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

interface Props {
  readonly title: string
  /** The setting that holds the version. */
  readonly version: string
  readonly children: (settings: ReadonlyMap<string, string>) => ReactNode
}

/** All that anybody may read, by their keys: the notices among them. */
const publicSettings = queryOptions({
  ...publicQuery<typeof allSettings>(publicReads.allSettings),
  staleTime: SETTINGS_KEPT,
  select: valuesByKey,
})

/** A page of text that everyone may read, made from the public settings. */
export function NoticePage({ title, version, children }: Props) {
  const settings = useQuery(publicSettings)
  return (
    <Container size="sm" py={40}>
      <Stack gap="md">
        <PageHeader title={title} subtitle={settings.data && `Version ${settings.data.get(version) ?? ''}`} />
        <Fetched of={settings}>{children}</Fetched>
      </Stack>
    </Container>
  )
}
