import { Group, Text } from '@mantine/core'
import { isHundred, percentText, restOfHundred, sumOfPercentages } from '@lading/domain/business/percentage'
import { isMoney, peso, sumOfMoney } from '@lading/domain/payments/money'
import { useEffect, useRef } from 'react'
import { useBound } from '../forms/bound.ts'
import { Mark } from '../facts/Mark.tsx'
import { useFormScope } from '../answers/form-scope.ts'

interface Share {
  readonly amount: string
  readonly percent: string
}

/** What the rows of the stockholders make together, as one types. */
export function ShareTotals() {
  const { at } = useFormScope()
  const shares = useBound<readonly Share[]>(`${at}stockholders`).value
  if (shares.length === 0) return null
  const percent = sumOfPercentages(shares.map((share) => share.percent))
  const amounts = shares.map((share) => share.amount).filter(isMoney)
  return (
    <Group gap="6px 16px" fz="sm" fw={600} role="status">
      <Text span inherit fw={400} c="dimmed">
        Together
      </Text>
      <span className="num">{peso(sumOfMoney(amounts))}</span>
      <PercentMark percent={percent} />
    </Group>
  )
}

/** What Filipino and foreign ownership add up to; the foreign share follows until somebody writes another. */
export function OwnershipTotal() {
  const { at } = useFormScope()
  const filipino = useBound<string>(`${at}filipino_percent`).value
  const { value: foreign, set: setForeign } = useBound<string>(`${at}foreign_percent`)
  const rest = restOfHundred(filipino) ?? ''
  const worked = useRef({ from: filipino, out: '' })
  useEffect(() => {
    const { from, out } = worked.current
    if (from === filipino) return
    const isOurs = foreign === '' || foreign === out
    worked.current = { from: filipino, out: isOurs ? rest : out }
    if (isOurs) setForeign(rest)
  })
  if (filipino === '' && foreign === '') return null
  return (
    <Group gap="6px 16px" fz="sm" fw={600} data-wide role="status">
      <Text span inherit fw={400} c="dimmed">
        Total ownership
      </Text>
      <PercentMark percent={sumOfPercentages([filipino, foreign])} />
    </Group>
  )
}

function PercentMark({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return <Mark tone="idle">not complete</Mark>
  return isHundred(percent) ? (
    <Mark tone="done">100 %</Mark>
  ) : (
    <Mark tone="client">{percentText(percent)} %, not 100 %</Mark>
  )
}
