import { MAX_ROWS, type FieldTable } from '@lading/contract/forms/form-definition'
import { pastedColumns } from '@lading/contract/forms/pasted/pasted-columns'
import type { PastedRow, PastedRows } from '@lading/contract/forms/pasted/pasted-rows'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../forms/dialogs/Dialog.tsx'
import { Notice } from '../../messages/Notice.tsx'
import { PastedTable } from './PastedTable.tsx'
import { cellsOf, tsvOf } from './tsv.ts'
import { RepeatedRows } from './RepeatedRows.tsx'
import { RowsInput } from './RowsInput.tsx'
import { UnfoundPlaces } from './UnfoundPlaces.tsx'
import { usePastedRows } from './use-pasted-rows.ts'
import { useRowsToAdd } from './use-rows-to-add.ts'

interface Props {
  readonly columns: FieldTable
  /** The rows of the list. */
  readonly standing: readonly Readonly<Record<string, unknown>>[]
  readonly text: string
  readonly onText: (text: string) => void
  readonly onAdd: (rows: readonly PastedRow['answers'][]) => void
  readonly onClose: () => void
}

/** Rows from a spreadsheet: shown as they are read, each faulty cell with its reason, before any is added. */
export function PasteRows({ columns, standing, text, onText, onAdd, onClose }: Props) {
  const [addedSoFar, setAdded] = useState(0)
  const { pasted, unfound } = usePastedRows(text, columns)
  const { rows, faulty, toAdd, repeated, isLeftOut, setLeftOut } = useRowsToAdd(pasted, standing, columns)
  const room = MAX_ROWS - standing.length
  const add = () => {
    onAdd(toAdd.map(({ answers }) => answers))
    setAdded(addedSoFar + toAdd.length)
    const header = pasted?.has_header ? cellsOf(text).slice(0, 1) : []
    onText(faulty.length > 0 ? tsvOf([...header, ...faulty.map(({ cells }) => cells)]) : '')
    if (faulty.length === 0) onClose()
  }
  return (
    <Dialog title="Paste rows from a spreadsheet" onClose={onClose} width={980}>
      <Stack gap="lg">
        <RowsField columns={columns} text={text} onText={onText} />
        {addedSoFar > 0 && (
          <Notice tone="done" role="status">
            {rowsOf(addedSoFar)} added. Correct the others here, or close: they stay here until you leave the page.
          </Notice>
        )}
        {unfound.count > 0 && <UnfoundPlaces {...unfound} />}
        {pasted && rows.length > 0 && <PastedTable pasted={pasted} columns={columns} />}
        {repeated.length > 0 && <RepeatedRows {...{ repeated, columns, isLeftOut }} onLeaveOut={setLeftOut} />}
        {toAdd.length > room && <Notice tone="client">{`The list has room for ${rowsOf(room)} more.`}</Notice>}
      </Stack>
      <DialogFoot>
        <Text size="sm" c="dimmed" mr="auto" role="status" className="num">
          {text !== '' && (pasted ? summaryOf(pasted, faulty.length) : 'Reading the rows…')}
        </Text>
        <Button variant="default" onClick={onClose}>
          {addedSoFar > 0 ? 'Close' : 'Cancel'}
        </Button>
        <Button onClick={add} disabled={toAdd.length === 0 || toAdd.length > room}>
          {toAdd.length === 0 ? 'Add the rows' : `Add ${rowsOf(toAdd.length)}`}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function RowsField({ columns, text, onText }: Pick<Props, 'columns' | 'text' | 'onText'>) {
  return (
    <RowsInput
      label="Rows"
      description={`Copy the rows in your spreadsheet and paste them here. ${orderOf(columns)}`}
      rows={5}
      value={text}
      onChange={onText}
    />
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
