import { queueCounts } from '@lading/contract/queues'
import { manilaTime } from '@lading/domain/dates/manila'
import { staffLists, workLists, type ShownListName } from '@lading/domain/workflow/lists/lists'
import { Paper, Stack, Text } from '@mantine/core'
import type { StaffList } from '@lading/domain/workflow/lists/staff-list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { useActor, useSession } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Tiles } from '#ui/layout/Tiles.tsx'
import { DueFirst } from './DueFirst.tsx'
import classes from './StaffDashboardPage.module.css'
import { TakeNext } from './TakeNext.tsx'

/** What waits for a member of staff: what is late and due today, then their lists that are not empty. */
export default function StaffDashboardPage() {
  const { user } = useSession()
  const actor = useActor()
  const asked = useQuery(query(queueCounts))
  const [greeting] = useState(() => greetingAt(new Date()))
  const lists = actor === null ? [] : workLists(actor)
  const count = (name: ShownListName) => asked.data?.counts[name] ?? 0
  const waiting = lists.filter((name) => count(name) > 0)
  return (
    <Stack gap="lg">
      <PageHeader
        title={`${greeting}, ${user?.first_name ?? ''}`}
        subtitle={asked.data && lists.length > 0 && summaryOf(waiting.length, lists.length)}
        action={<TakeNext />}
      />
      <Fetched of={asked}>
        {() =>
          lists.length === 0 ? (
            <EmptyState title="You have no lists" hint="Use the menu to open the screens of your role." />
          ) : (
            <>
              <DueFirst />
              <Tiles min="min(45%, 200px)" aria-label="Your lists">
                {waiting.map((name) => (
                  <li key={name}>
                    <Paper
                      component={Link}
                      to={paths.staffList(name)}
                      className={classes.card}
                      display="block"
                      px="md"
                      py="sm"
                      radius={8}
                    >
                      <Text size="sm" fw={500} c="dimmed">
                        {staffLists[name].title}
                      </Text>
                      <Text className="num" ff="heading" fz="xl" fw={600} lh={1.2}>
                        {count(name)}
                      </Text>
                      <Text fz="dense">{wordOf(name, count(name))}</Text>
                    </Paper>
                  </li>
                ))}
              </Tiles>
            </>
          )
        }
      </Fetched>
    </Stack>
  )
}

/** "For Approval" holds requests of accreditations too. */
function wordOf(name: ShownListName, count: number): string {
  const { accreditations }: StaffList = staffLists[name]
  if (accreditations) return count === 1 ? 'entry' : 'entries'
  return count === 1 ? 'transaction' : 'transactions'
}

function summaryOf(waiting: number, all: number): string {
  if (waiting === 0) return all === 1 ? 'Your list is empty.' : 'All your lists are empty.'
  if (all === 1) return 'You have work in your list.'
  return waiting === 1 ? 'You have work in one list.' : `You have work in ${waiting} lists.`
}

/** By the clock of Manila, wherever the browser stands. */
function greetingAt(now: Date): string {
  const hour = Number(manilaTime(now).slice(0, 2))
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
