import type { WaitingItem } from '@lading/contract/application-lists'
import { Status } from '@lading/domain/transactions/status'
import { Button } from '@mantine/core'
import { IconFileUpload, IconReceipt2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { paths } from '@lading/contract/paths'
import { Pane } from '#ui/Pane.tsx'
import { leftText } from '../../filing/transaction/AnswerBy.tsx'
import { ownPath } from '@lading/contract/transaction-path'

const HOT_DAYS = 3

/** What waits for this business, the nearest day first. */
export function WaitingList({ waiting }: { waiting: readonly WaitingItem[] }) {
  return (
    <Pane title="For your action" act={waiting.length > 0}>
      {waiting.length === 0 ? (
        <p className="dim">When an agency needs something of you it stands here, with the day it is due.</p>
      ) : (
        <ul className="waiting">
          {waiting.map((item) => (
            <Waiting key={item.transaction_id} item={item} />
          ))}
        </ul>
      )}
    </Pane>
  )
}

function Waiting({ item }: { item: WaitingItem }) {
  const isPayment = item.status === Status.forPayment || item.status === Status.forApplicationFeePayment
  const Icon = isPayment ? IconReceipt2 : IconFileUpload
  const isHot = item.working_days_left !== null && item.working_days_left <= HOT_DAYS
  return (
    <li>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className="waiting-what">
        <b>{item.title}</b>
        <span>{item.about}</span>
      </div>
      <div className="waiting-due" data-hot={isHot || undefined}>
        <b className="num">{dayText(item.due_on)}</b>
        {item.working_days_left !== null && <span className="num">{leftText(item.working_days_left)}</span>}
      </div>
      <Button
        component={Link}
        to={isPayment ? paths.payOrder(item.transaction_id) : ownPath(item)}
        size="sm"
        variant={isHot ? 'filled' : 'default'}
        aria-label={`${isPayment ? 'Pay' : 'Open'}: ${item.title}, ${item.about}`}
      >
        {isPayment ? 'Pay' : 'Open'}
      </Button>
    </li>
  )
}
