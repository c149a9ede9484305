import { businessSections, type BusinessGroup } from '@lading/contract/forms/business-fields'
import { isKeyPosition } from '@lading/domain/accreditation/training'
import { percentText, sumOfPercentages } from '@lading/domain/business/percentage'
import { isMoney, peso, sumOfMoney } from '@lading/domain/payments/money'
import { EmptyState } from '#ui/EmptyState'
import { useTransaction, type OpenTransaction } from '../open-transaction.ts'
import { GroupTable } from './GroupTable.tsx'
import './answers.css'

type Form = OpenTransaction['transaction']['form']

const groups: readonly BusinessGroup[] = ['officers', 'directors', 'stockholders', 'agents', 'branches']

/** Who stands behind the business: officers, directors, stockholders, agents, branches. */
export function PeopleTab() {
  const { form } = useTransaction().transaction
  const totals = { officers: trainingOf(form), stockholders: sharesOf(form) }
  const filled = groups.filter((group) => form[group].length > 0)
  if (filled.length === 0)
    return (
      <EmptyState title="Nobody is named" hint="The form names no officer, director, stockholder, agent or branch." />
    )
  return (
    <div className="stack">
      {filled.map((group) => (
        <GroupTable
          key={group}
          group={group}
          title={businessSections[group]}
          {...(group in totals && { total: totals[group as keyof typeof totals] })}
        />
      ))}
    </div>
  )
}

function trainingOf({ officers }: Form) {
  const key = officers.filter(({ is_key_officer, position }) => is_key_officer || isKeyPosition(position))
  const hours = key.reduce((sum, { training_hours }) => sum + (training_hours ?? 0), 0)
  return { label: 'Hours of training of key operating officers, together', of: { training_hours: String(hours) } }
}

function sharesOf({ stockholders }: Form) {
  const percent = sumOfPercentages(stockholders.map((holder) => holder.percent))
  const amount = sumOfMoney(stockholders.map((holder) => holder.amount).filter(isMoney))
  return {
    label: 'Together',
    of: { amount: peso(amount), ...(percent !== undefined && { percent: `${percentText(percent)} %` }) },
  }
}
