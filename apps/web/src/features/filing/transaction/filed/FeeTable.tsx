import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import type { Filing } from '@lading/contract/filing/filing'
import { formatDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { paysPenalties } from '@lading/domain/transactions/family'
import { Text } from '@mantine/core'
import { ChargeTable, type Charge, type Deduction } from '#ui/tables/ChargeTable.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { CondonedBy } from '../../report/CondonedBy.tsx'
import { isFree } from '@lading/contract/filing/is-free'

/** What is to be paid, line by line with its reason. */
export function FeeTable({ filing }: { readonly filing: Pick<Filing, 'assessment' | 'type' | 'filed_at'> }) {
  const { lines, total, condoned } = filing.assessment
  const isNothingDue = isFree(filing)
  return (
    <Pane title="Fees" subtitle={!isNothingDue && subtitleOf(filing)}>
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {isNothingDue ? freeWords(filing) : 'The fees follow from the scope; none is chosen yet.'}
        </Text>
      ) : (
        <ChargeTable
          label="Fees"
          heading="Fee"
          charges={lines.map(chargeOf)}
          total={total}
          waived={waivedOf(condoned)}
          hasQuantities
        />
      )}
    </Pane>
  )
}

const waivedOf = (condoned: Filing['assessment']['condoned']): Deduction | undefined =>
  condoned ? { ...condoned, what: <CondonedBy condoned={condoned} /> } : undefined

const chargeOf = ({ param_key: key, label, why, quantity, amount }: Filing['assessment']['lines'][number]): Charge => ({
  key,
  quantity,
  amount,
  what: (
    <>
      {label}
      <SmallRow>{why}</SmallRow>
    </>
  ),
})

/** A filing is charged what was in force on its day, whatever is in force when it is read. */
function subtitleOf({ type, filed_at }: Pick<Filing, 'type' | 'filed_at'>): string {
  if (paysPenalties(type)) return 'Penalties as assessed.'
  if (filed_at)
    return `Computed from the fees in force on the day of filing, ${formatDay(manilaDay(new Date(filed_at)))}.`
  return 'Computed from the fees in force today. You pay after the review, with the order of payment.'
}

/** A report costs nothing in itself. */
function freeWords({ type }: Pick<Filing, 'type'>): string {
  if (!paysPenalties(type)) return 'There is no fee.'
  const penalised = definitionOf(type).report_on === 'policy' ? 'for days without cover' : 'where the report is late'
  return `There is no fee. A penalty may be assessed ${penalised}.`
}
