import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useBoundList } from '../Form.tsx'
import { PasteOffer } from './paste/PasteOffer.tsx'
import { RowOfGroup } from './RowOfGroup.tsx'
import { useFormScope } from './form-scope.ts'

interface Props {
  /** The name of the list, and what each of its rows answers. */
  readonly group: string
  readonly columns: FieldTable
  /** What one row is called: `officer`. */
  readonly one: string
  /** A row whose answers are known already, and what it is called. */
  readonly known?: { readonly name: string; readonly answers: Readonly<Record<string, unknown>> } | undefined
  /** What stands below the rows: a total. */
  readonly children?: ReactNode
}

type KeyedRow = Readonly<Record<string, unknown>> & { readonly key: string }

/** A list of the business form: rows are added, filled in and taken out; the focus stays where the person works. */
export function RowGroup({ group, columns, one, known, children }: Props) {
  const { at, isOpen } = useFormScope()
  const { id, value: rows, error, add, remove } = useBoundList<KeyedRow>(at + group)
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<string>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const mayChange = isOpen(group)

  useEffect(() => {
    if (added.current === undefined) return
    list.current?.querySelector<HTMLInputElement>(`[data-row="${added.current}"] input`)?.focus()
    added.current = undefined
  })
  const addRow = (answers: Readonly<Record<string, unknown>> = {}) => {
    const row = { ...blankRow(columns), ...answers }
    added.current = row.key
    add(row)
  }
  const removeRow = (index: number) => {
    remove(index)
    button.current?.focus()
  }
  return (
    <Stack gap="md" align="flex-start" ref={list}>
      {rows.map((row, index) => (
        <RowOfGroup
          key={row.key}
          group={group}
          columns={columns}
          row_key={row.key}
          index={index}
          one={one}
          onRemove={mayChange ? removeRow : undefined}
        />
      ))}
      {children}
      {error && (
        <Text size="dense" c="var(--mantine-color-error)" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {mayChange && (
        <Group gap="sm">
          <Button
            id={id}
            ref={button}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => addRow()}
            aria-describedby={error ? `${id}-error` : undefined}
          >
            Add {article(one)} {one}
          </Button>
          {known && !rows.some((row) => row.name === known.name) && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => addRow(known.answers)}
            >
              Add {known.name}
            </Button>
          )}
          <PasteOffer columns={columns} rows={rows} onAdd={add} onRemove={remove} />
        </Group>
      )}
    </Stack>
  )
}

function blankRow(fields: FieldTable): KeyedRow {
  const blank = ({ kind }: Field) => (kind === 'count' ? null : kind === 'flag' ? false : '')
  const answers = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blank(field)]))
  const home = 'nationality' in fields ? { nationality: 'PH' } : {}
  return { key: crypto.randomUUID(), ...answers, ...home }
}

const article = (word: string) => (/^[aeio]/.test(word) ? 'an' : 'a')
