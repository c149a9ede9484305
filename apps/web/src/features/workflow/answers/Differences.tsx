import {
  businessFieldAt,
  businessGroups,
  businessSections,
  type BusinessGroup,
} from '@lading/contract/forms/business-fields'
import type { TransactionDetail } from '@lading/contract/evaluation'
import { useShown } from '#ui/business-form/BusinessFacts'
import { Mark } from '#ui/Mark'
import { Pane } from '#ui/Pane'
import { useTransaction } from '../open-transaction.ts'
import { BeforeAfter } from './BeforeAfter.tsx'

/** What differs between the last submission and the one before: before, then after. */
export function Differences() {
  const { transaction } = useTransaction()
  const told = transaction.differences.filter(({ path }) => businessFieldAt(path)?.kind !== 'place-code')
  if (told.length === 0) return null
  return (
    <Pane
      title="Changed since the last submission"
      aside={
        <Mark tone="agency" size="sm">
          {told.length === 1 ? '1 answer' : `${told.length} answers`}
        </Mark>
      }
    >
      <dl className="facts">
        {told.map((difference) => (
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
  const field = businessFieldAt(path)
  const read = (text: string) =>
    field && text !== '' ? shown(field, field.kind === 'flag' ? text === 'true' : text) : text
  return (
    <div>
      <dt>{whereOf(path, transaction.form) + label}</dt>
      <dd>
        <BeforeAfter before={read(before)} after={read(after)} />
      </dd>
    </div>
  )
}

/** `Officers, Teresa Villanueva: ` for an answer in a list. */
function whereOf(path: string, form: object): string {
  const [group = '', key] = path.split('.')
  if (!(group in businessGroups)) return ''
  const rows = (form as Record<string, { key: string; name?: string }[]>)[group] ?? []
  const name = rows.find((row) => row.key === key)?.name
  return `${businessSections[group as BusinessGroup]}${name ? `, ${name}` : ''}: `
}
