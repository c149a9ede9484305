import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { pastedColumns } from '@lading/contract/forms/pasted/pasted-columns'
import type { PastedRow, PastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { List, Text } from '@mantine/core'
import { Mark } from '../../facts/Mark.tsx'
import { DataTable, type DataColumn } from '../../tables/DataTable.tsx'
import { useShown } from '../use-shown.ts'
import classes from './PasteRows.module.css'

interface Props {
  readonly pasted: PastedRows
  readonly columns: FieldTable
}

/** Pasted rows as they were read, with what is to be corrected above, by row and column. */
export function PastedTable({ pasted, columns }: Props) {
  const text = useShown()
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
        <DataTable
          label="Rows as they were read"
          columns={[rowColumn, ...shown.map(({ name, field }) => answerColumn(name, field, text))]}
          rows={pasted.rows}
          rowKey={({ line }) => line}
          isPlain
        />
      </div>
    </>
  )
}

const rowColumn: DataColumn<PastedRow> = {
  header: 'Row',
  cell: ({ line, faults }) => (
    <Mark tone={faults.size > 0 ? 'client' : 'done'} plain>
      {line}
    </Mark>
  ),
  isHead: true,
}

const answerColumn = (name: string, field: Field, text: ReturnType<typeof useShown>): DataColumn<PastedRow> => ({
  header: field.label,
  cell: ({ answers, faults }) => {
    const fault = faults.get(name)
    if (!fault) return text(field, answers[name])
    return (
      <span className={classes.fault} title={fault}>
        {String(answers[name] ?? '') || 'Missing'}
      </span>
    )
  },
})
