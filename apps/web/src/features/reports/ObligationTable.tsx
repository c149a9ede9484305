import type { Obligation } from '@lading/contract/reports/reports'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { peso } from '@lading/domain/payments/money'
import { typeLabels, type Tone } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { dayText, deadlineText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { DataTable, type DataColumn } from '#ui/tables/DataTable.tsx'

interface Props {
  readonly rows: readonly Obligation[]
  readonly label: string
  /** Names of the businesses, where they are several. */
  readonly businesses?: ReadonlyMap<number, string>
}

const states: Readonly<Record<Obligation['state'], readonly [Tone, string]>> = {
  'to-come': ['idle', 'To come'],
  due: ['client', 'Due'],
  late: ['stopped', 'Late'],
  filed: ['agency', 'Filed'],
  accepted: ['done', 'Accepted'],
}

/** What is owed: each report with its due day, where it stands, its penalty, and the way to it. */
export function ObligationTable({ rows, label, businesses }: Props) {
  const columns: DataColumn<Obligation>[] = [
    {
      header: 'Report',
      cell: (row) => <Report row={row} business={businesses?.get(row.business_id)} />,
      phone: 'title',
    },
    { header: 'Due on', cell: ({ due_on }) => <DueDay due_on={due_on} /> },
    { header: 'Status', cell: (row) => <State row={row} />, phone: 'aside' },
  ]
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ obligation_id }) => obligation_id} isPlain />
}

function Report({ row, business }: { readonly row: Obligation; readonly business: string | undefined }) {
  const { agency, period, follows } = row
  return (
    <>
      <ReportLink row={row} />
      {business && <SmallRow>{business}</SmallRow>}
      <SmallRow>{sideLabels[agency].name}</SmallRow>
      {period && <SmallRow>{`${dayText(period.first_day)} to ${dayText(period.last_day)}`}</SmallRow>}
      {follows && <SmallRow>{`After policy ${follows.policy_number}, until ${dayText(follows.ends_on)}`}</SmallRow>}
    </>
  )
}

function DueDay({ due_on }: Pick<Obligation, 'due_on'>) {
  return (
    <span className="num">
      {due_on && (
        <Text span inherit hiddenFrom="sm">
          {'Due on '}
        </Text>
      )}
      <span>{due_on ? deadlineText(due_on) : 'No due day'}</span>
    </span>
  )
}

function State({ row }: { readonly row: Obligation }) {
  const [tone, label] = states[row.state]
  return (
    <>
      <Mark tone={tone} plain size="sm">
        {label}
      </Mark>
      <SmallRow>{noteOf(row)}</SmallRow>
      {row.penalty !== null && (
        <SmallRow>{`Penalty ${peso(row.penalty)}${row.is_condoned ? ', condoned' : ''}`}</SmallRow>
      )}
    </>
  )
}

function ReportLink({ row }: { readonly row: Obligation }) {
  const { transaction, type } = row
  if (!transaction) return <b>{typeLabels[type]}</b>
  const path = ownPath({ ...row, ...transaction, accreditation_id: null })
  return (
    <Anchor component={Link} to={path} inherit fw={600}>
      {transaction.status === Status.draft ? `File: ${typeLabels[type]}` : typeLabels[type]}
    </Anchor>
  )
}

/** What stands under the state: how late, when it was filed or accepted, or when it is asked. */
function noteOf({ state, days_late, filed_on, accepted_on, opens_on }: Obligation): string {
  const late = days_late > 0 ? `, ${days_late} ${days_late === 1 ? 'day' : 'days'} late` : ''
  if (state === 'accepted') return `On ${dayText(accepted_on)}${filed_on ? late : ''}`
  if (state === 'filed') return `On ${dayText(filed_on)}${late}`
  if (state === 'late') return late.slice(2)
  return state === 'to-come' && opens_on ? `Asked from ${dayText(opens_on)}` : ''
}
