import { Textarea } from '@mantine/core'
import classes from './RowsInput.module.css'

interface Props {
  readonly label: string
  readonly description: string
  readonly rows: number
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Rows as a spreadsheet copies them: each stays on its line, and its cells stand below those of the row above. */
export function RowsInput({ onChange, ...field }: Props) {
  return (
    <Textarea
      {...field}
      spellCheck={false}
      classNames={{ input: classes.rows ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
