import type { ApprovalRow } from '@lading/contract/queues'
import { scopeText } from '@lading/domain/transactions/scope'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Text } from '@mantine/core'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { Spare } from './Spare.tsx'

export const kind: Column<ApprovalRow> = {
  header: 'Type',
  orderBy: 'type',
  width: 'clamp(132px, calc(26vw - 186px), 260px)',
  cell: (row) => <Kind row={row} />,
  text: kindText,
}
export const kindInFull: Column<ApprovalRow> = { ...kind, width: 'clamp(188px, calc(26vw - 186px), 260px)' }

function kindText(row: ApprovalRow): string {
  const scope = scopeText(row)
  return scope ? `${kindName(row)}: ${scope}` : kindName(row)
}

const kindName = ({ type }: ApprovalRow) => (type === null ? 'Surrender' : typeLabels[type])

function Kind({ row }: { row: ApprovalRow }) {
  const scope = scopeText(row)
  const name = kindName(row)
  return (
    <span title={kindText(row)}>
      {name}
      {scope && (
        <Spare>
          <Text span fz="xs" c="dimmed" ml={6}>
            {scope}
          </Text>
        </Spare>
      )}
    </span>
  )
}
