import { Paper, Stack } from '@mantine/core'
import { comparedRows, type RowState } from '@lading/domain/filing/changed-rows'
import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Facts, type Fact } from '../facts/Facts.tsx'
import { isRead, type Row } from './answers.ts'
import { AnswerText } from './AnswerText.tsx'
import classes from './GroupFacts.module.css'
import { RowMark } from './RowMark.tsx'

// A row of more answers than these is a card, not a line of a table.
const MOST_COLUMNS = 6
const NUMBERS = ['count', 'money', 'percent']

interface Props {
  readonly columns: FieldTable
  readonly rows: readonly Row[]
  /** The rows of the register, to tell who was added, changed and taken out; absent where nothing is compared. */
  readonly before?: readonly Row[] | undefined
}

/** The rows of one list to be read: a table where it fits, on a phone and for branches a card each. */
export function GroupFacts({ columns, rows, before }: Props) {
  const fields = Object.entries(columns).filter(([, field]) => isRead(field))
  const compared = before ? comparedRows(before, rows) : rows.map((row) => ({ row, was: undefined, state: null }))
  if (fields.length > MOST_COLUMNS) {
    return (
      <Stack gap="md">
        {compared.map(({ row, was, state }) => (
          <Paper key={row.key} withBorder px="md" py="sm">
            {state && <RowMark state={state} row={row} />}
            <Facts
              rows={fields
                .filter(isShown(row))
                .map(([name, field]): Fact => [
                  field.label,
                  <AnswerText key={name} {...{ name, field }} answers={row} register={was} />,
                ])}
            />
          </Paper>
        ))}
      </Stack>
    )
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {before && <th scope="col">Change</th>}
          {fields.map(([name, { label, kind }]) => (
            <th key={name} scope="col" data-number={NUMBERS.includes(kind) || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared.map((one) => (
          <GroupRow key={one.row.key} fields={fields} {...one} />
        ))}
      </tbody>
    </table>
  )
}

/** On a card what may be left empty, and is, is left out. */
const isShown =
  (row: Row) =>
  ([name, { required, kind }]: readonly [string, Field]): boolean =>
    required || kind === 'place-name' || Boolean(row[name])

interface RowProps {
  readonly fields: readonly (readonly [string, Field])[]
  readonly row: Row
  readonly was: Row | undefined
  readonly state: RowState | null
}

function GroupRow({ fields, row, was, state }: RowProps) {
  return (
    <tr data-removed={state === 'removed' || undefined}>
      {state && (
        <td className={classes.cell} data-label="Change">
          <RowMark state={state} row={row} />
        </td>
      )}
      {fields.map(([name, field]) => (
        <td
          key={name}
          className={classes.cell}
          data-label={field.label}
          data-number={NUMBERS.includes(field.kind) || undefined}
        >
          <AnswerText {...{ name, field }} answers={row} register={was} />
        </td>
      ))}
    </tr>
  )
}
