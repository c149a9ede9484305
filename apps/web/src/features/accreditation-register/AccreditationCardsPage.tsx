import {
  accreditationsHeld,
  type RegisteredAccreditation,
} from '@lading/contract/accreditations/accreditation-register'
import { paths } from '@lading/contract/addresses/paths'
import { Status } from '@lading/domain/transactions/status'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Tiles } from '#ui/layout/Tiles.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { TableBar } from '#ui/tables/frame/TableBar.tsx'
import { TableFrame } from '#ui/tables/frame/TableFrame.tsx'
import { TableFoot } from '#ui/tables/frame/TableFoot.tsx'
import type { TableEndpoint } from '#ui/tables/table-endpoint.ts'
import { bodyOf, useTableRequest } from '#ui/tables/request/table-request.ts'
import { AccreditationCard } from './AccreditationCard.tsx'
import { filtersFor } from './registered.ts'

const list: TableEndpoint<RegisteredAccreditation> = accreditationsHeld
const inForce = { status: Status.accredited, order_by: 'expiry_date', sort_by: 'asc' } as const

/** The accreditations in force as cards with what is due; the first to end stands first. */
export default function AccreditationCardsPage() {
  const filters = filtersFor(useActor(), 'scope', 'agency')
  const state = useTableRequest('', filters, [])
  const body = bodyOf(state.request, filters, inForce)
  const { data, error, isPending, refetch } = useQuery({ ...query(list, { body }), staleTime: 0 })
  return (
    <Stack gap="lg">
      <PageHeader
        title="Accreditations"
        subtitle="Accreditations in force and what is due of each. Sorted by expiry date."
        action={
          <Button component={Link} to={paths.accreditationsHeld()} variant="default">
            All accreditations
          </Button>
        }
      />
      <TableFrame aria-label="Accreditations in force">
        <TableBar {...{ state, filters }} tools={null} searchLabel="Search number or business" own={null} />
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <PageSkeleton />}
        {data?.total === 0 && (
          <EmptyState
            title={state.isNarrowed ? 'No results' : 'No accreditation is in force'}
            hint={
              state.isNarrowed
                ? 'No accreditation matches your search and filters.'
                : 'Accreditations appear here when a certificate is released.'
            }
          />
        )}
        {data && data.total > 0 && (
          <Tiles min={320} px="md" pb="md">
            {data.data.map((accreditation) => (
              <AccreditationCard key={accreditation.accreditation_id} accreditation={accreditation} />
            ))}
          </Tiles>
        )}
        <TableFoot state={state} total={data?.total} isMore={false} isLoading={isPending} />
      </TableFrame>
    </Stack>
  )
}
