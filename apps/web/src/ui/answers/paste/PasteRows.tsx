import type { FieldTable } from '@lading/contract/forms/form-definition'
import { pastedColumns } from '@lading/contract/forms/pasted/pasted-columns'
import type { PastedRow, PastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { Button, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../Dialog.tsx'
import { Notice } from '../../Notice.tsx'
import { PastedTable } from './PastedTable.tsx'
import { cellsOf, tsvOf } from './tsv.ts'
import { usePastedRows } from './use-pasted-rows.ts'
import classes from './PasteRows.module.css'

interface Props {
  readonly columns: FieldTable
  /** So many rows still fit into the list. */
  readonly room: number
  readonly text: string
  readonly onText: (text: string) => void
  readonly onAdd: (rows: readonly PastedRow['answers'][]) => void
  readonly onClose: () => void
}

/** Rows from a spreadsheet: shown as they are read, each faulty cell with its reason, before any is added. */
export function PasteRows({ columns, room, text, onText, onAdd, onClose }: Props) {
  const [addedSoFar, setAdded] = useState(0)
  const pasted = usePastedRows(text, columns)
  const rows = pasted?.rows ?? []
  const good = rows.filter(({ faults }) => faults.size === 0)
  const faulty = rows.filter(({ faults }) => faults.size > 0)
  const isTooMany = good.length > room
  const add = () => {
    onAdd(good.map(({ answers }) => answers))
    setAdded(addedSoFar + good.length)
    const header = pasted?.has_header ? cellsOf(text).slice(0, 1) : []
    onText(faulty.length > 0 ? tsvOf([...header, ...faulty.map(({ cells }) => cells)]) : '')
    if (faulty.length === 0) onClose()
  }
  return (
    <Dialog title="Paste rows from a spreadsheet" onClose={onClose} width={980}>
      <div className="stack">
        <Textarea
          label="Rows"
          description={`Copy the rows in your spreadsheet and paste them here. ${orderOf(columns)}`}
          rows={5}
          spellCheck={false}
          classNames={{ input: classes.rows ?? '' }}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {addedSoFar > 0 && (
          <Notice tone="done" role="status">
            {rowsOf(addedSoFar)} added. Correct the others here, or close: they stay here until you leave the page.
          </Notice>
        )}
        {pasted && rows.length > 0 && <PastedTable pasted={pasted} columns={columns} />}
        {isTooMany && <Notice tone="client">{`The list has room for ${rowsOf(room)} more.`}</Notice>}
      </div>
      <DialogFoot>
        <Text size="sm" c="dimmed" mr="auto" role="status" className="num">
          {text !== '' && (pasted ? summaryOf(pasted, faulty.length) : 'Reading the rows…')}
        </Text>
        <Button variant="default" onClick={onClose}>
          {addedSoFar > 0 ? 'Close' : 'Cancel'}
        </Button>
        <Button onClick={add} disabled={good.length === 0 || isTooMany}>
          {good.length === 0 ? 'Add the rows' : `Add ${rowsOf(good.length)}`}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

const orderOf = (columns: FieldTable) =>
  `The columns, in this order or with a header row: ${pastedColumns(columns)
    .map(({ field }) => field.label)
    .join(', ')}.`

function summaryOf({ rows, has_header }: PastedRows, faulty: number): string {
  const parts = [`${rowsOf(rows.length)} read`, ...(has_header ? ['first row is the header'] : [])]
  return [...parts, faulty === 0 ? 'all ready' : `${faulty} to be corrected`].join(' · ')
}
