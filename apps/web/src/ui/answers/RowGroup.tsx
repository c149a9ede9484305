import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import { useBound, useBoundList } from '../Form.tsx'
import { PasteOffer } from './paste/PasteOffer.tsx'
import { FieldList } from './FieldList.tsx'
import { useFormScope } from './form-scope.ts'
import classes from './RowGroup.module.css'

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

interface KeyedRow {
  readonly key: string
  readonly name?: unknown
}

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
        <RowFields
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

interface RowProps {
  readonly group: string
  readonly columns: FieldTable
  readonly row_key: string
  readonly index: number
  readonly one: string
  readonly onRemove: ((index: number) => void) | undefined
}

// Typing in one row draws the list again, but not its other rows.
const RowFields = memo(
  function RowFields({ group, columns, row_key, index, one, onRemove }: RowProps) {
    const prefix = `${group}.${index}.`
    return (
      <fieldset className={classes.row} data-row={row_key}>
        <RowLegend path={`${prefix}name`} one={one} index={index} />
        <div className="fields">
          <FieldList fields={columns} prefix={prefix} />
        </div>
        {onRemove && (
          <Button
            variant="subtle"
            color="stamp"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => onRemove(index)}
          >
            Remove
            <span className="vh">
              {' '}
              {one} {index + 1}
            </span>
          </Button>
        )}
      </fieldset>
    )
  },
  (now, next) => now.group === next.group && now.index === next.index && !now.onRemove === !next.onRemove,
)

function RowLegend({ path, one, index }: { path: string; one: string; index: number }) {
  const { at } = useFormScope()
  const name = useBound<string | null>(at + path).value
  return (
    <legend>
      <Text span inherit fw={400} c="dimmed">
        {one.charAt(0).toUpperCase() + one.slice(1)} {index + 1}
      </Text>
      {name ? ` ${name}` : ''}
    </legend>
  )
}

function blankRow(fields: FieldTable): KeyedRow {
  const blank = ({ kind }: Field) => (kind === 'count' ? null : kind === 'flag' ? false : '')
  const answers = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blank(field)]))
  const home = 'nationality' in fields ? { nationality: 'PH' } : {}
  return { key: crypto.randomUUID(), ...answers, ...home }
}

const article = (word: string) => (/^[aeio]/.test(word) ? 'an' : 'a')
