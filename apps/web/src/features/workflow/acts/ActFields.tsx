import { transactionClock } from '@lading/contract/workflow'
import { peso } from '@lading/domain/payments/money'
import { IconPlayerPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { useTransaction } from '../open-transaction.ts'
import { marksOf } from './act-words.ts'

/** What an act is about, where the questions alone do not say it. */
export function ActFields({ action }: { action: string }) {
  if (action === 'return-to-client') return <WhatGoesBack />
  if (action === 'issue-order-of-payment' || action === 'validate-payment') return <WhatIsDue />
  return null
}

function WhatGoesBack() {
  const { transaction } = useTransaction()
  const { documents, answers } = marksOf(transaction)
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
  const { transaction } = useTransaction()
  const { data: clock } = useQuery(query(transactionClock, { params: { id: transaction.transaction_id } }))
  if (!clock || clock.limit_days === null || clock.state !== 'runs') return null
  return (
    <p className="clock-pauses">
      <IconPlayerPause size={16} aria-hidden /> Our clock pauses today: {clock.days_used} of {clock.limit_days} working
      days are used.
    </p>
  )
}

function WhatIsDue() {
  const { transaction } = useTransaction()
  return (
    <p className="act-due">
      <span>Total due</span>
      <b className="num">{peso(transaction.assessment.total)}</b>
    </p>
  )
}
