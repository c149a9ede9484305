import { Status } from '@lading/domain/transactions/status'
import { isToPay } from '@lading/domain/transactions/status-groups'
import type { WaitingItem } from '@lading/contract/applications/application-lists'
import { Button, Text } from '@mantine/core'
import { IconFileUpload, IconPackage, IconReceipt2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { paths } from '@lading/contract/addresses/paths'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import classes from './WaitingList.module.css'
import { PickupLines } from '../PickupLines.tsx'
import { leftText } from '../../filing/transaction/needed/AnswerBy.tsx'
import { ownPath } from '@lading/contract/addresses/transaction-path'

const HOT_DAYS = 3

/** What waits for this business, the nearest day first. */
export function WaitingList({ waiting }: { waiting: readonly WaitingItem[] }) {
  return (
    <Pane title="For your action" act={waiting.length > 0}>
      {waiting.length === 0 ? (
        <Text size="sm" c="dimmed">
          Requests of the agencies appear here, with their due dates.
        </Text>
      ) : (
        <RuledList fz="sm">
          {waiting.map((item) => (
            <Waiting key={item.transaction_id} item={item} />
          ))}
        </RuledList>
      )}
    </Pane>
  )
}

function Waiting({ item }: { item: WaitingItem }) {
  const isPayment = isToPay(item.status)
  const Icon = isPayment ? IconReceipt2 : item.status === Status.forPickup ? IconPackage : IconFileUpload
  const isHot = item.working_days_left !== null && item.working_days_left <= HOT_DAYS
  return (
    <li className={classes.line}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div>
        <b>{item.title}</b>
        <SmallRow>{item.about}</SmallRow>
        <PickupLines row={item} />
      </div>
      <div className={classes.due} data-hot={isHot || undefined}>
        <b className="num">{dayText(item.due_on)}</b>
        {item.working_days_left !== null && (
          <SmallRow>
            <span className="num">{leftText(item.working_days_left)}</span>
          </SmallRow>
        )}
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
