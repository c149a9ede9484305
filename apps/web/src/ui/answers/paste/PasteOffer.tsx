import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Button, Group, Text } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { fetchedPart } from '#lib/page-code.ts'

// Fetched when somebody pastes rows, with the reader of spreadsheets.
const PasteRows = fetchedPart(async () => (await import('./PasteRows.tsx')).PasteRows)

type KeyedRow = Readonly<Record<string, unknown>> & { readonly key: string }

interface Props {
  readonly columns: FieldTable
  readonly rows: readonly KeyedRow[]
  readonly onAdd: (...rows: readonly KeyedRow[]) => void
  readonly onRemove: (index: number) => void
}

/** Offers to paste rows into a list, and to take back those that were. */
export function PasteOffer({ columns, rows, onAdd, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog is closed: rows that are still to be corrected are not lost.
  const [text, setText] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const there = rows.filter(({ key }) => added.includes(key))
  const isUndoable = there.length > 0 && !isOpen
  const add = (answers: readonly Readonly<Record<string, unknown>>[]) => {
    const keyed = answers.map((row) => ({ ...row, key: crypto.randomUUID() }))
    onAdd(...keyed)
    setAdded((before) => [...before, ...keyed.map(({ key }) => key)])
  }
  const undo = () => {
    const places = rows.flatMap((row, index) => (there.includes(row) ? [index] : []))
    for (const index of places.toReversed()) onRemove(index)
    setAdded([])
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconClipboardText size={16} aria-hidden />}
        onClick={() => {
          setAdded([])
          setOpen(true)
        }}
      >
        Paste rows
      </Button>
      <Group gap="sm">
        <Text size="sm" role="status">
          {isUndoable && (there.length === 1 ? '1 row was added.' : `${there.length} rows were added.`)}
        </Text>
        {isUndoable && (
          <Button variant="subtle" size="compact-sm" onClick={undo}>
            Undo
          </Button>
        )}
      </Group>
      {isOpen && (
        <Suspense>
          <PasteRows
            columns={columns}
            standing={rows}
            text={text}
            onText={setText}
            onAdd={add}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
