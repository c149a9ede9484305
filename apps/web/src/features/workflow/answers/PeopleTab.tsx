import { businessSections, type BusinessGroup } from '@lading/contract/business-fields'
import { isKeyPosition } from '@lading/domain/accreditation/training'
import { percentText, sumOfPercentages } from '@lading/domain/business/percentage'
import { isMoney, peso, sumOfMoney } from '@lading/domain/payments/money'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/EmptyState'
import { useCase } from '../case.ts'
import { GroupTable } from './GroupTable.tsx'
import './answers.css'

const groups: readonly BusinessGroup[] = ['officers', 'directors', 'stockholders', 'agents', 'branches']

/** Who stands behind the business: officers, directors, stockholders, agents, branches. */
export function PeopleTab() {
  const { form } = useCase().kase
  const filled = groups.filter((group) => form[group].length > 0)
  if (filled.length === 0)
    return (
      <EmptyState title="Nobody is named" hint="The form names no officer, director, stockholder, agent or branch." />
    )
  return (
    <div className="stack">
      {filled.map((group) => (
        <GroupTable key={group} group={group} title={businessSections[group]}>
          {group === 'officers' && <Training />}
          {group === 'stockholders' && <Shares />}
        </GroupTable>
      ))}
    </div>
  )
}

function Total({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="group-total">
      <span>{name}</span>
      <b className="num">{children}</b>
    </p>
  )
}

function Training() {
  const { officers } = useCase().kase.form
  const key = officers.filter(({ is_key_officer, position }) => is_key_officer || isKeyPosition(position))
  const hours = key.reduce((sum, { training_hours }) => sum + (training_hours ?? 0), 0)
  return <Total name="Hours of training of key operating officers, together">{hours}</Total>
}

function Shares() {
  const { stockholders } = useCase().kase.form
  const percent = sumOfPercentages(stockholders.map((holder) => holder.percent))
  const amount = sumOfMoney(stockholders.map((holder) => holder.amount).filter(isMoney))
  return (
    <Total name="Together">
      {peso(amount)}
      {percent !== undefined && ` · ${percentText(percent)} %`}
    </Total>
  )
}
