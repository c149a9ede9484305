import { paths } from '@lading/contract/addresses/paths'
import { reportCalendar } from '@lading/contract/reports/reports'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { Link, useParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { dayText } from '#lib/format.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { ObligationTable } from './ObligationTable.tsx'

/** The calendar of one business: what it owes, filed, and will owe; and the cover that the register holds. */
export default function BusinessReportsPage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  return <Calendar key={id} id={id} />
}

function Calendar({ id }: { readonly id: number }) {
  const { data } = useQuery({
    ...query(reportCalendar, { params: { id } }),
    throwOnError: nothingRead,
  })
  if (!data) return <PageSkeleton />
  const { business_name, covers, obligations, openings } = data
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow="Reports"
        title={business_name}
        subtitle="What this business owes, filed and will owe."
        action={
          openings.length > 0 && (
            <Button
              component={Link}
              to={`${paths.newReport()}?business=${id}`}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              File a report
            </Button>
          )
        }
      />
      <Pane title="Calendar">
        {obligations.length > 0 ? (
          <ObligationTable rows={obligations.toReversed()} label="Reports of this business" />
        ) : (
          <EmptyState
            order={3}
            title="Nothing is owed yet"
            hint="Reports appear here once the business is accredited and its cover is in the register."
          />
        )}
      </Pane>
      {covers.map((cover) => (
        <Pane key={cover.agency} title={`Insurance, ${sideLabels[cover.agency].name.toLowerCase()}`}>
          <Facts rows={factsOf(cover)} />
        </Pane>
      ))}
    </Stack>
  )
}

type Cover = z.infer<typeof reportCalendar.reply>['covers'][number]

const factsOf = ({ insurer, policy_number, cover_amount, starts_on, ends_on }: Cover) =>
  [
    ['Insurer', insurer],
    ['Policy number', policy_number],
    ['Amount of cover', <Money key="cover" amount={cover_amount} />],
    ['Cover', `${dayText(starts_on)} to ${dayText(ends_on)}`],
  ] as const
