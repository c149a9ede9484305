import { Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { usePortal } from '#lib/portal.ts'
import { useActor } from '#lib/session.ts'
import { useTableChoices } from '#lib/table-views.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { ViewsDialog } from '#ui/tables/views/ViewsDialog.tsx'
import { ListLine } from './ListLine.tsx'
import { listsNamed, listsOpenTo, type OpenList } from './open-lists.ts'
import { RuledList } from '#ui/layout/RuledList.tsx'
import classes from './TablesPage.module.css'

/** Every list the person may open, in one place, with their views of it. */
export default function TablesPage() {
  const actor = useActor()
  const choices = useTableChoices()
  const [words, setWords] = useState('')
  const [kept, keep] = useState<OpenList>()
  const viewsOf = (list: string) => (choices.data?.data ?? []).filter((view) => view.list === list)
  const { screens } = usePortal()
  const groups = (actor ? listsOpenTo(actor, screens.known) : []).map(({ title, lists }) => ({
    title,
    lists: lists.map((one) => ({ ...one, views: viewsOf(one.list) })),
  }))
  const found = groups
    .map(({ title, lists }) => ({ title, lists: listsNamed(lists, words) }))
    .filter(({ lists }) => lists.length > 0)
  return (
    <Stack gap="lg">
      <PageHeader title="Tables" subtitle="All lists you can open, and your saved views." />
      {choices.error && (
        <ErrorState
          message="Your saved views could not be loaded. The lists open without them."
          onRetry={() => void choices.refetch()}
        />
      )}
      {!choices.isSettled && <PageSkeleton />}
      {choices.isSettled && groups.length === 0 && (
        <EmptyState title="No lists available" hint="Lists appear here with the permissions of your roles." />
      )}
      {choices.isSettled && groups.length > 0 && (
        <>
          <TextInput
            type="search"
            maw={360}
            aria-label="Find a list or a view"
            placeholder="Find a list or a view"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {found.length === 0 && <EmptyState title="No results" hint={`No list or view matches “${words}”.`} />}
          <div className={classes.groups}>
            {found.map(({ title, lists }) => (
              <Pane key={title} title={title}>
                <RuledList fz="sm">
                  {lists.map((one) => (
                    <ListLine key={one.path} list={one} onKeep={() => keep(one)} />
                  ))}
                </RuledList>
              </Pane>
            ))}
          </div>
        </>
      )}
      {kept && <ViewsDialog label={kept.label} views={viewsOf(kept.list)} onClose={() => keep(undefined)} />}
    </Stack>
  )
}
