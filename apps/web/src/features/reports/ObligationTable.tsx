import type { Obligation } from '@lading/contract/reports/reports'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { peso } from '@lading/domain/payments/money'
import { typeLabels, type Tone } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { Anchor, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import { dayText, deadlineText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { PlainTable } from '#ui/layout/PlainTable.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

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
  return (
    <PlainTable label={label} stacked>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Report</Table.Th>
          <Table.Th scope="col">Due on</Table.Th>
          <Table.Th scope="col">Status</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.obligation_id}>
            <Table.Td>
              <ReportLink row={row} />
              {businesses && <SmallRow>{businesses.get(row.business_id)}</SmallRow>}
              <SmallRow>{sideLabels[row.agency].name}</SmallRow>
              {row.period && (
                <SmallRow>{`${dayText(row.period.first_day)} to ${dayText(row.period.last_day)}`}</SmallRow>
              )}
              {row.follows && (
                <SmallRow>{`After policy ${row.follows.policy_number}, until ${dayText(row.follows.ends_on)}`}</SmallRow>
              )}
            </Table.Td>
            <Table.Td className="num">
              {row.due_on && (
                <Text span inherit hiddenFrom="sm">
                  {'Due on '}
                </Text>
              )}
              <span>{row.due_on ? deadlineText(row.due_on) : 'No due day'}</span>
            </Table.Td>
            <Table.Td>
              <Mark tone={states[row.state][0]} plain size="sm">
                {states[row.state][1]}
              </Mark>
              <SmallRow>{noteOf(row)}</SmallRow>
              {row.penalty !== null && <SmallRow>{`Penalty ${peso(row.penalty)}`}</SmallRow>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </PlainTable>
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
