import { paths } from '@lading/contract/addresses/paths'
import { reportOpenings, type BusinessWithReports } from '@lading/contract/reports/reports'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { OwnTransactions } from '../filing/OwnTransactions.tsx'
import { NothingToReport } from './NothingToReport.tsx'
import { ObligationTable } from './ObligationTable.tsx'

/** What the person's businesses owe the agencies, and what was filed. */
export default function ReportsPage() {
  const asked = useQuery(query(reportOpenings))
  return (
    <Stack gap="lg">
      <PageHeader
        title="Reports"
        subtitle="What your businesses owe the agencies, and what you filed."
        action={
          <Button component={Link} to={paths.newReport()} leftSection={<IconPlus size={16} aria-hidden />}>
            File a report
          </Button>
        }
      />
      <Fetched of={asked}>
        {(data) =>
          data.businesses.length === 0 && data.data.length === 0 ? (
            <NothingToReport />
          ) : (
            <>
              {data.businesses.length > 0 && (
                <>
                  <Pending businesses={data.businesses} />
                  <Calendars businesses={data.businesses} />
                </>
              )}
              <Pane title="Your reports">
                {data.data.length > 0 ? (
                  <OwnTransactions rows={data.data} label="Your reports" />
                ) : (
                  <EmptyState order={3} title="No report yet" hint="Reports appear here once they are opened." />
                )}
              </Pane>
            </>
          )
        }
      </Fetched>
    </Stack>
  )
}

interface Owing {
  readonly businesses: readonly BusinessWithReports[]
}

function Pending({ businesses }: Owing) {
  const rows = businesses
    .flatMap(({ pending }) => pending)
    .toSorted((one, other) => ((one.due_on ?? '') < (other.due_on ?? '') ? -1 : 1))
  const names = new Map(businesses.map(({ business_id, business_name }) => [business_id, business_name]))
  return (
    <Pane
      title="To file"
      act={rows.length > 0}
      subtitle={rows.length > 0 ? 'Due or late, the first due first.' : 'Nothing is due now.'}
    >
      {rows.length > 0 && <ObligationTable rows={rows} label="Reports to file" businesses={names} />}
    </Pane>
  )
}

function Calendars({ businesses }: Owing) {
  return (
    <Pane title="Calendars" subtitle="All reports of a business: to come, filed and accepted.">
      <RuledList component="ul">
        {businesses.map(({ business_id, business_name, pending }) => (
          <li key={business_id}>
            <Anchor component={Link} to={paths.reportsOf(business_id)} inherit fw={600}>
              {business_name}
            </Anchor>
            <Text size="sm" c="dimmed">
              {pending.length === 0 ? 'Nothing is due.' : `${pending.length} to file.`}
            </Text>
          </li>
        ))}
      </RuledList>
    </Pane>
  )
}
