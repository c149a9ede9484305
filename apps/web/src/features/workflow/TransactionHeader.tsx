import { paths } from '@lading/contract/addresses/paths'
import { transactionClock, type Clock } from '@lading/contract/workflow'
import { queueNumber } from '@lading/domain/accreditation/numbers/queue-number'
import { scopeText } from '@lading/domain/transactions/scope'
import { manilaDay } from '@lading/domain/dates/manila'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { ActionIcon, Anchor, Box, CopyButton, Group, Skeleton, Title, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { dayText } from '#lib/format.ts'
import { DeadlineMeter } from '#ui/facts/DeadlineMeter.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { useTransaction } from './open-transaction.ts'
import classes from './TransactionHeader.module.css'

/** Which transaction this is, of which business, where it stands, and when it is due. */
export function TransactionHeader() {
  const { transaction, process } = useTransaction()
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="md" mb="md" wrap="wrap">
      <Box flex="1 1 440px" miw={0}>
        <div className="eyebrow">
          {typeLabels[transaction.type]} · {sideLabels[transaction.agency].name}
        </div>
        <Group gap="xs">
          <Title order={1}>
            <Anchor
              component={Link}
              to={paths.businessTransactions(transaction.business_id)}
              title="Arrears and transactions of this business"
              inherit
              className={classes.business}
            >
              {transaction.business_name}
            </Anchor>
          </Title>
          <StatusBadge status={process.status} type={transaction.type} size="lg" />
        </Group>
        <Strip />
      </Box>
      <Due />
    </Group>
  )
}

function Strip() {
  const { transaction, process } = useTransaction()
  const { reference, queue_number, filed_at, resubmissions } = transaction
  const scope = scopeText(transaction)
  const filed = filed_at ? dayText(manilaDay(new Date(filed_at))) : 'Not filed yet'
  const round = resubmissions > 0 ? `, round ${resubmissions + 1}` : ''
  const held = process.holder && `${process.holder.name}${process.holder.is_me ? ' (you)' : ''}`
  return (
    <Group component="dl" className={`facts ${classes.strip}`} gap="6px 28px" mt="sm" align="flex-start">
      <Line name="Reference" className="num">
        {reference} <CopyReference reference={reference} />
      </Line>
      {queue_number !== null && (
        <Line name="Queue" className="num">
          {queueNumber(queue_number)}
        </Line>
      )}
      {scope && <Line name="Scope">{scope}</Line>}
      {held ? (
        <Line name="Locked by">{held}</Line>
      ) : (
        process.processor && <Line name="Processor">{process.processor.name}</Line>
      )}
      <Line name="Filed" className="num">
        {filed}
        {round}
      </Line>
    </Group>
  )
}

function Line({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}

function CopyReference({ reference }: { reference: string }) {
  return (
    <CopyButton value={reference}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? 'Copied' : 'Copy reference'}>
          <ActionIcon size={24} variant="subtle" color="gray" aria-label="Copy reference" onClick={copy}>
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  )
}

function Due() {
  const { transaction } = useTransaction()
  const {
    data: clock,
    error,
    refetch,
  } = useQuery(query(transactionClock, { params: { id: transaction.transaction_id } }))
  if (error && !clock) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!clock) return <Skeleton height={76} width={216} />
  const state = stateText(clock)
  return (
    <DeadlineMeter
      due_on={clock.due_on}
      used={clock.days_used}
      limit={clock.limit_days}
      {...(state && { state })}
      explanation={explanationOf(clock)}
      days={clock.days}
    />
  )
}

/** What stands in place of the days left while none run. */
function stateText({ state, client_deadline_on, days_used }: Clock): string | undefined {
  if (state === 'not-started') return 'The clock starts at filing'
  if (state === 'paused')
    return client_deadline_on ? `Paused; client answers by ${dayText(client_deadline_on)}` : 'Paused, with the client'
  return state === 'stopped' ? `Done in ${days_used} working ${days_used === 1 ? 'day' : 'days'}` : undefined
}

function explanationOf({ class_name, limit_days }: Clock): string {
  return limit_days === null
    ? `${class_name} procedure: no single limit of days`
    : `${class_name} transaction: ${limit_days} working days`
}
