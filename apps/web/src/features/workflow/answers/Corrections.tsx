import { fieldAt } from '@lading/contract/forms/form-answers'
import { formOfType } from '@lading/contract/transaction-types'
import { Text } from '@mantine/core'
import { Day } from '#ui/facts/Day.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useTransaction } from '../open-transaction.ts'
import { BeforeAfter } from '#ui/answers/BeforeAfter.tsx'

/** What the agency corrected after approval: what stood there, what stands there, why, and who did it. */
export function Corrections() {
  const { transaction } = useTransaction()
  const form = formOfType(transaction.type)
  const corrections = transaction.corrections.filter(({ path }) => fieldAt(form, path)?.kind !== 'place-code')
  if (corrections.length === 0) return null
  return (
    <Pane title="Corrected after approval">
      <dl className="facts">
        {corrections.map(({ id, label, before, after, reason, by, at }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <BeforeAfter before={before} after={after} />
            </dd>
            <Text component="dd" fw={400}>
              {reason}
            </Text>
            <Text component="dd" fz="xs" c="dimmed" fw={400}>
              {by}, <Day at={at} />
            </Text>
          </div>
        ))}
      </dl>
    </Pane>
  )
}
