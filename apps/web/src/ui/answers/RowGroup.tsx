import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useBoundList } from '../forms/bound.ts'
import { firstEmptyIn } from '../forms/first-empty.ts'
import { PasteOffer } from './paste/PasteOffer.tsx'
import type { KeyedRow } from './paste/use-added-rows.ts'
import { RowOfGroup } from './RowOfGroup.tsx'
import { useFormScope } from './form-scope.ts'

interface Props {
  /** The name of the list, and what each of its rows answers. */
  readonly group: string
  readonly columns: FieldTable
  /** What one row is called: `officer`. */
  readonly one: string
  /** Rows whose answers are known already, and what each is called. */
  readonly known?: readonly KnownRow[]
  /** Rows of the same list that stand elsewhere on the page, by their keys. */
  readonly elsewhere?: ReadonlySet<string>
  /** What stands below the rows: a total. */
  readonly children?: ReactNode
}

interface KnownRow {
  readonly name: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** A list of the business form: rows are added, filled in and taken out; the focus stays where the person works. */
export function RowGroup({ group, columns, one, known = [], elsewhere, children }: Props) {
  const { at, isOpen } = useFormScope()
  const { id, value: rows, error, add, remove } = useBoundList<KeyedRow>(at + group)
  const { list, focusOn } = useNewRow()
  const button = useRef<HTMLButtonElement>(null)
  const mayChange = isOpen(group)
  const addRow = (answers: Readonly<Record<string, unknown>> = {}) => {
    const row = { ...blankRow(columns), ...answers }
    focusOn(row.key)
    add(row)
  }
  const removeRow = (index: number) => {
    remove(index)
    button.current?.focus()
  }
  const ofRow = { group, columns, one, onRemove: mayChange ? removeRow : undefined }
  return (
    <Stack gap="md" align="flex-start" ref={list}>
      {rows
        .map((row, index) => ({ row, index }))
        .filter(({ row }) => !elsewhere?.has(row.key))
        .map(({ row, index }, place) => (
          <RowOfGroup key={row.key} row_key={row.key} index={index} number={place + 1} {...ofRow} />
        ))}
      {children}
      {error && (
        <Text size="dense" c="var(--mantine-color-error)" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {mayChange && (
        <Group gap="sm">
          <AddRow
            id={id}
            ref={button}
            label={`Add ${article(one)} ${one}`}
            onAdd={addRow}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {known
            .filter(({ name }) => !rows.some((row) => row.name === name))
            .map(({ name, answers }) => (
              <AddRow key={name} label={`Add ${name}`} onAdd={() => addRow(answers)} />
            ))}
          <PasteOffer columns={columns} rows={rows} onAdd={add} onRemove={remove} />
        </Group>
      )}
    </Stack>
  )
}

interface AddRowProps extends Pick<ComponentProps<'button'>, 'id' | 'ref' | 'aria-describedby'> {
  readonly label: string
  readonly onAdd: () => void
}

function AddRow({ label, onAdd, ...others }: AddRowProps) {
  return (
    <Button {...others} variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onAdd()}>
      {label}
    </Button>
  )
}

/** The first field of a row that was added in which nothing stands yet has the focus once it is there. */
function useNewRow() {
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<string>(undefined)
  useEffect(() => {
    if (added.current === undefined) return
    const row = list.current?.querySelector(`[data-row="${added.current}"]`)
    const first = firstEmptyIn(row) ?? row?.querySelector('input')
    first?.focus()
    added.current = undefined
  })
  return {
    list,
    focusOn: (key: string) => {
      added.current = key
    },
  }
}

function blankRow(fields: FieldTable): KeyedRow {
  const blank = ({ kind }: Field) => (kind === 'count' ? null : kind === 'flag' ? false : '')
  const answers = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blank(field)]))
  const home = 'nationality' in fields ? { nationality: 'PH' } : {}
  return { key: crypto.randomUUID(), ...answers, ...home }
}

const article = (word: string) => (/^[aeio]/.test(word) ? 'an' : 'a')
