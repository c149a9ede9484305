import { Stack } from '@mantine/core'
import {
  OfficerFacts,
  StockholderFacts,
  type Officer,
  type Stockholder,
} from '@lading/contract/forms/business/business-profile'
import { formOfType } from '@lading/contract/transaction-types'
import { isKeyOfficer } from '@lading/domain/business/key-officers'
import { percentText, sumOfPercentages } from '@lading/domain/business/percentage'
import { isMoney, peso, sumOfMoney } from '@lading/domain/payments/money'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { rowsIn } from '#ui/answers/answers.ts'
import { useTransaction } from '../open-transaction.ts'
import { GroupTable, type Total } from './GroupTable.tsx'

/** Who stands behind the business: officers, directors, stockholders, agents, branches. */
export function PeopleTab() {
  const { form, type } = useTransaction().transaction
  const { groups, sections } = formOfType(type)
  const totals: Readonly<Record<string, Total>> = {
    officers: trainingOf(OfficerFacts.array().parse(rowsIn(form, 'officers'))),
    stockholders: sharesOf(StockholderFacts.array().parse(rowsIn(form, 'stockholders'))),
  }
  const filled = Object.keys(groups).filter((group) => rowsIn(form, group).length > 0)
  if (filled.length === 0)
    return (
      <EmptyState title="No people listed" hint="The form names no officer, director, stockholder, agent or branch." />
    )
  return (
    <Stack gap="lg">
      {filled.map((group) => (
        <GroupTable key={group} group={group} title={sections[group] ?? group} total={totals[group]} />
      ))}
    </Stack>
  )
}

function trainingOf(officers: readonly Officer[]): Total {
  const key = officers.filter(isKeyOfficer)
  const hours = key.reduce((sum, { training_hours }) => sum + (training_hours ?? 0), 0)
  return { label: 'Hours of training of key operating officers, together', of: { training_hours: String(hours) } }
}

function sharesOf(stockholders: readonly Stockholder[]): Total {
  const percent = sumOfPercentages(stockholders.map((holder) => holder.percent))
  const amount = sumOfMoney(stockholders.map((holder) => holder.amount).filter(isMoney))
  return {
    label: 'Together',
    of: { amount: peso(amount), ...(percent !== undefined && { percent: `${percentText(percent)} %` }) },
  }
}
