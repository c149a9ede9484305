import type { FieldTable } from '@lading/contract/forms/form-definition'
import { pastedColumns } from '@lading/contract/forms/pasted/pasted-columns'
import type { PastedRow, PastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { List, Table, Text } from '@mantine/core'
import { Mark } from '../../facts/Mark.tsx'
import { PlainTable } from '../../layout/PlainTable.tsx'
import { useShown } from '../use-shown.ts'
import classes from './PasteRows.module.css'

interface Props {
  readonly pasted: PastedRows
  readonly columns: FieldTable
}

/** Pasted rows as they were read, with what is to be corrected above, by row and column. */
export function PastedTable({ pasted, columns }: Props) {
  const shown = pastedColumns(columns)
  const label = (name: string) => shown.find((column) => column.name === name)?.field.label
  const faults = pasted.rows.flatMap(({ line, faults: own }) =>
    [...own].map(([name, message]) => [`Row ${line}`, label(name)].filter(Boolean).join(', ') + `: ${message}`),
  )
  return (
    <>
      {pasted.unknown.length > 0 && (
        <Text size="sm">
          Left out, because the list has no column of this name: {pasted.unknown.join(', ')}. To have it read, rename it
          in the first row.
        </Text>
      )}
      {pasted.is_header_unread && (
        <Text size="sm">
          No column of this list is named in the first row: the cells were read in the list’s own order. Check them
          below, or rename the columns.
        </Text>
      )}
      {faults.length > 0 && (
        <List fz="sm" aria-label="To be corrected">
          {faults.map((fault) => (
            <List.Item key={fault}>{fault}</List.Item>
          ))}
        </List>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: it is moved by keyboard too */}
      <div className={classes.table} tabIndex={0} role="region" aria-label="Rows as they were read">
        <PlainTable label="Rows as they were read">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              {shown.map(({ name, field }) => (
                <Table.Th key={name}>{field.label}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pasted.rows.map((row) => (
              <OneRow key={row.line} row={row} columns={columns} />
            ))}
          </Table.Tbody>
        </PlainTable>
      </div>
    </>
  )
}

function OneRow({ row, columns }: { row: PastedRow; columns: FieldTable }) {
  const text = useShown()
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Mark tone={row.faults.size > 0 ? 'client' : 'done'} plain>
          {row.line}
        </Mark>
      </Table.Th>
      {pastedColumns(columns).map(({ name, field }) => {
        const fault = row.faults.get(name)
        return (
          <Table.Td key={name} className={fault && classes.fault} title={fault}>
            {fault ? String(row.answers[name] ?? '') || 'Missing' : text(field, row.answers[name])}
          </Table.Td>
        )
      })}
    </Table.Tr>
  )
}
