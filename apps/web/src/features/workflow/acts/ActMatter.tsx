import { transactionClock } from '@lading/contract/workflow'
import { peso } from '@lading/domain/payments/money'
import { IconPlayerPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api'
import { useCase } from '../case.ts'
import { marksOf } from './act-words.ts'

/** What an act is about, where the questions alone do not say it. */
export function ActMatter({ action }: { action: string }) {
  if (action === 'return-to-client') return <WhatGoesBack />
  if (action === 'issue-order-of-payment' || action === 'validate-payment') return <WhatIsDue />
  return null
}

function WhatGoesBack() {
  const { kase } = useCase()
  const { documents, answers } = marksOf(kase)
  const all = [...documents, ...answers]
  return (
    <div className="goes-back">
      <h3>The client is asked to mend</h3>
      <ul>
        {all.map(({ key, label, remark }) => (
          <li key={key}>
            <b>{label}</b>
            <q>{remark}</q>
          </li>
        ))}
      </ul>
      <p>Only these can be changed by the client; all else stays as filed.</p>
      <ClockPauses />
    </div>
  )
}

function ClockPauses() {
  const { kase } = useCase()
  const { data: clock } = useQuery(query(transactionClock, { params: { id: kase.transaction_id } }))
  if (!clock || clock.limit_days === null || clock.state !== 'runs') return null
  return (
    <p className="clock-pauses">
      <IconPlayerPause size={16} aria-hidden /> Our clock pauses today: {clock.days_used} of {clock.limit_days} working
      days are used.
    </p>
  )
}

function WhatIsDue() {
  const { kase } = useCase()
  return (
    <p className="act-due">
      <span>Total due</span>
      <b className="num">{peso(kase.assessment.total)}</b>
    </p>
  )
}
