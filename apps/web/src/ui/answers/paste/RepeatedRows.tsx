import type { FieldTable } from '@lading/contract/forms/form-definition'
import { pastedColumns } from '@lading/contract/forms/pasted/pasted-columns'
import type { PastedRow } from '@lading/contract/forms/pasted/pasted-rows'
import { Checkbox } from '@mantine/core'
import { ensure } from '@lading/domain/ensure'
import { Notice } from '../../messages/Notice.tsx'

interface Props {
  readonly repeated: readonly PastedRow[]
  readonly columns: FieldTable
  readonly isLeftOut: boolean
  readonly onLeaveOut: (isLeftOut: boolean) => void
}

/** Names the rows that the list has already, and asks whether to leave them out. */
export function RepeatedRows({ repeated, columns, isLeftOut, onLeaveOut }: Props) {
  const first = ensure(pastedColumns(columns)[0], 'a first column').name
  const named = repeated.map(({ line, answers }) => `row ${line} (${String(answers[first])})`)
  return (
    <Notice tone="client">
      <Checkbox
        label={
          repeated.length === 1
            ? 'Leave out the row that is already in the list'
            : `Leave out the ${repeated.length} rows that are already in the list`
        }
        description={`Every column is the same: ${named.join(', ')}.`}
        checked={isLeftOut}
        onChange={(event) => onLeaveOut(event.currentTarget.checked)}
      />
    </Notice>
  )
}
