import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import type { ChangeableAccreditation } from '@lading/contract/changes'
import { typeLabels } from '@lading/domain/transactions/labels'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Checkbox, Stack } from '@mantine/core'
import { whyNotOfAll } from './changes-chosen.ts'

interface Props {
  /** Those that are asked. */
  readonly accreditations: readonly ChangeableAccreditation[]
  readonly types: readonly TransactionType[]
  readonly chosen: readonly TransactionType[]
  readonly onChoose: (chosen: readonly TransactionType[]) => void
}

/** The changes by plain questions; under each what it is called, or why it cannot be asked now. */
export function ChangeQuestions({ accreditations, types, chosen, onChoose }: Props) {
  return (
    <Checkbox.Group label="Changes" value={chosen.map(String)}>
      <Stack gap="sm" mt="xs">
        {types.map((type) => {
          const why_not = whyNotOfAll(accreditations, type)
          return (
            <Checkbox
              key={type}
              value={String(type)}
              label={definitionOf(type).question ?? typeLabels[type]}
              description={why_not ?? typeLabels[type]}
              disabled={why_not !== null}
              onChange={(event) =>
                onChoose(event.currentTarget.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
              }
            />
          )
        })}
      </Stack>
    </Checkbox.Group>
  )
}
