import { Text } from '@mantine/core'
import { IconRefreshAlert } from '@tabler/icons-react'
import { instantText } from '#lib/format.ts'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { useTransaction } from '../open-transaction.ts'
import type { Meanwhile } from './use-move.ts'
import { Notice } from '#ui/messages/Notice.tsx'

interface Props {
  readonly meanwhile: Meanwhile
  /** Whether the act is still on offer. */
  readonly isOpen: boolean
  /** Whether the dialog asks for words that are kept. */
  readonly asks: boolean
}

/** The transaction moved while the dialog was open: what happened, and whether the act is still open. */
export function MeanwhileNotice({ meanwhile, isOpen, asks }: Props) {
  const { process, transaction } = useTransaction()
  const { last_step } = meanwhile
  return (
    <Notice
      tone="client"
      role="alert"
      icon={<IconRefreshAlert size={20} aria-hidden />}
      bd="1px solid var(--client-solid)"
    >
      <div>
        <b>This transaction was changed by another user.</b>
        {last_step && (
          <Text size="sm" mt="xxs">
            {last_step.label}, by {last_step.by}, {instantText(last_step.at)}.
          </Text>
        )}
        <Text size="sm" mt="xxs" component="div">
          Its status is now <StatusBadge status={process.status} type={transaction.type} size="sm" />.{' '}
          {isOpen ? 'Review the transaction, then confirm.' : 'This action is no longer available.'}
          {asks && ' What you wrote is kept.'}
        </Text>
      </div>
    </Notice>
  )
}
