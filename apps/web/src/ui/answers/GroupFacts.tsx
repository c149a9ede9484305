import { Paper, Stack } from '@mantine/core'
import type { Field } from '@lading/contract/forms/field-kinds'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { Facts, type Fact } from '../Facts.tsx'
import { answerIn, isRead } from './answers.ts'
import classes from './GroupFacts.module.css'

// A row of more answers than these is a card, not a line of a table.
const MOST_COLUMNS = 6
const NUMBERS = ['count', 'money', 'percent']

interface Props {
  readonly columns: FieldTable
  readonly rows: readonly { readonly key: string }[]
  /** How an answer is read (`useShown`). */
  readonly shown: (field: Field, value: unknown) => string
}

/** The rows of one list to be read: a table where it fits, on a phone and for branches a card each. */
export function GroupFacts({ columns, rows, shown }: Props) {
  const fields = Object.entries(columns).filter(([, field]) => isRead(field))
  if (fields.length > MOST_COLUMNS) {
    return (
      <Stack gap="md">
        {rows.map((row) => (
          <Paper key={row.key} withBorder px="md" py="sm">
            <Facts rows={fields.map(([name, field]): Fact => [field.label, shown(field, answerIn(row, name))])} />
          </Paper>
        ))}
      </Stack>
    )
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {fields.map(([name, { label, kind }]) => (
            <th key={name} scope="col" data-number={NUMBERS.includes(kind) || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {fields.map(([name, field]) => (
              <td
                key={name}
                className={classes.cell}
                data-label={field.label}
                data-number={NUMBERS.includes(field.kind) || undefined}
              >
                {shown(field, answerIn(row, name)) || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
