import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Button, Group, Text } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { fetchedPart } from '#lib/page-code.ts'
import { useAddedRows, type ChangedList } from './use-added-rows.ts'

// Fetched when somebody pastes rows, with the reader of spreadsheets.
const PasteRows = fetchedPart(async () => (await import('./PasteRows.tsx')).PasteRows)

interface Props extends ChangedList {
  readonly columns: FieldTable
}

/** Offers to paste rows into a list, and to take back those that were. */
export function PasteOffer({ columns, ...list }: Props) {
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog is closed: rows that are still to be corrected are not lost.
  const [text, setText] = useState('')
  const { count, add, keep, undo } = useAddedRows(list)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    keep()
    setOpen(true)
  }
  const takeBack = () => {
    undo()
    button.current?.focus()
  }
  const rows = { columns, standing: list.rows, text, onText: setText, onAdd: add }
  return (
    <>
      <Button ref={button} variant="default" leftSection={<IconClipboardText size={16} aria-hidden />} onClick={open}>
        Paste rows
      </Button>
      <AddedRows count={isOpen ? 0 : count} onUndo={takeBack} />
      {isOpen && (
        <Suspense>
          <PasteRows {...rows} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function AddedRows({ count, onUndo }: { readonly count: number; readonly onUndo: () => void }) {
  return (
    <Group gap="sm">
      <Text size="sm" role="status">
        {count > 0 && (count === 1 ? '1 row was added.' : `${count} rows were added.`)}
      </Text>
      {count > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onUndo}>
          Undo
        </Button>
      )}
    </Group>
  )
}
