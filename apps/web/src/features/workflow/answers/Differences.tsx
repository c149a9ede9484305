import { fieldAt } from '@lading/contract/forms/form-answers'
import { formOfType } from '@lading/contract/transaction-types'
import type { TransactionDetail } from '@lading/contract/evaluation'
import { useShown } from '#ui/answers/use-shown.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { rowsIn } from '#ui/answers/answers.ts'
import { useTransaction } from '../open-transaction.ts'
import { shownDifferences } from './shown-differences.ts'
import { BeforeAfter } from '#ui/answers/BeforeAfter.tsx'

/** What differs between the last submission and the one before: before, then after. */
export function Differences() {
  const { transaction } = useTransaction()
  const differences = shownDifferences(transaction)
  if (differences.length === 0) return null
  return (
    <Pane
      title="Changed since the last submission"
      aside={
        <Mark tone="agency" size="sm">
          {differences.length === 1 ? '1 answer' : `${differences.length} answers`}
        </Mark>
      }
    >
      <dl className="facts">
        {differences.map((difference) => (
          <Change key={difference.path} difference={difference} />
        ))}
      </dl>
    </Pane>
  )
}

function Change({
  difference: { path, label, before, after },
}: {
  difference: TransactionDetail['differences'][number]
}) {
  const { transaction } = useTransaction()
  const shown = useShown()
  const field = fieldAt(formOfType(transaction.type), path)
  const read = (text: string) =>
    field && text !== '' ? shown(field, field.kind === 'flag' ? text === 'true' : text) : text
  return (
    <div>
      <dt>{whereOf(path, transaction) + label}</dt>
      <dd>
        <BeforeAfter before={read(before)} after={read(after)} />
      </dd>
    </div>
  )
}

/** `Officers, Teresa Villanueva: ` for an answer in a list. */
function whereOf(path: string, { form, type }: TransactionDetail): string {
  const { groups, sections } = formOfType(type)
  const [group = '', key] = path.split('.')
  if (!(group in groups)) return ''
  const name = rowsIn(form, group).find((row) => row.key === key)?.['name']
  return `${sections[group]}${name ? `, ${String(name)}` : ''}: `
}
