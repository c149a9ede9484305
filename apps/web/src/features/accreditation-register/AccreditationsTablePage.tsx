import {
  accreditationsHeld,
  type RegisteredAccreditation,
} from '@lading/contract/accreditations/accreditation-register'
import { paths } from '@lading/contract/addresses/paths'
import { sideLabels } from '@lading/domain/transactions/agency'
import { labelOfStatus } from '@lading/domain/transactions/labels'
import { scopeText } from '@lading/domain/transactions/scope'
import { Text } from '@mantine/core'
import { dayText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { figures } from '#ui/tables/columns/table-columns.tsx'
import { daysLeftWords, dueSummary, filtersFor } from './registered.ts'

const columns: readonly Column<RegisteredAccreditation>[] = [
  figures('Number', ({ number }) => number, { orderBy: 'number', width: '150px' }),
  {
    header: 'Business',
    orderBy: 'business_name',
    cell: ({ business_name }) => (
      <Text span inherit fw={550} title={business_name}>
        {business_name}
      </Text>
    ),
    text: ({ business_name }) => business_name,
    phone: 'line',
  },
  {
    header: 'Scope',
    cell: (row) => scopeText(row) || '–',
    text: (row) => scopeText(row) || '–',
    width: '190px',
    wide: true,
  },
  {
    header: 'Side',
    cell: ({ agency }) => sideLabels[agency].name,
    text: ({ agency }) => sideLabels[agency].name,
    width: '170px',
    wide: true,
    phone: 'hidden',
  },
  {
    header: 'Standing',
    cell: ({ status }) => <StatusBadge status={status} type={null} plain size="sm" />,
    text: ({ status }) => labelOfStatus(status, 'staff', null),
    width: '170px',
    phone: 'aside',
  },
  {
    header: 'Valid until',
    orderBy: 'expiry_date',
    cell: (row) => <ValidUntil row={row} />,
    text: termText,
    width: '190px',
  },
  {
    header: 'Due',
    cell: (row) => <Due row={row} />,
    text: dueSummary,
    width: '210px',
  },
]

function termText(row: RegisteredAccreditation): string {
  return [dayText(row.expiry_date), daysLeftWords(row)].filter(Boolean).join(', ')
}

function ValidUntil({ row }: { readonly row: RegisteredAccreditation }) {
  const left = daysLeftWords(row)
  return (
    <>
      <span className="num">{dayText(row.expiry_date)}</span>
      {left && (
        <Text span fz="xs" ml={6} c={row.ends_soon ? 'var(--client-fg)' : 'dimmed'}>
          {left}
        </Text>
      )}
    </>
  )
}

/** Beside the other facts a phone has no line left to say that nothing is due. */
function Due({ row }: { readonly row: RegisteredAccreditation }) {
  const words = dueSummary(row)
  return (
    <Text span inherit title={words} {...(row.due.length === 0 && { visibleFrom: 'sm' })}>
      {words}
    </Text>
  )
}

/** Every accreditation that the reader's agency has given. */
export default function AccreditationsTablePage() {
  const actor = useActor()
  return (
    <ListPage
      title="Accreditations"
      subtitle="Accreditations that your agency has given, in force and ended."
      endpoint={accreditationsHeld}
      columns={columns}
      ordered={{ order_by: 'business_name', sort_by: 'asc' }}
      rowKey={({ accreditation_id }) => accreditation_id}
      rowLink={({ business_id }) => paths.adminTransactions(business_id)}
      filters={filtersFor(actor, 'status', 'scope', 'agency')}
      searchLabel="Search number or business"
      empty={{ title: 'No accreditations yet', hint: 'Accreditations appear here when a certificate is issued.' }}
      dense
    />
  )
}
