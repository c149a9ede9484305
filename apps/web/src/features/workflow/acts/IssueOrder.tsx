import { previewInvoice } from '@lading/contract/payments'
import { peso } from '@lading/domain/payments/money'
import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { useTransaction } from '../open-transaction.ts'
import { OneAct, type ActProps } from './OneAct.tsx'

/**
 * What the order asks as it goes out: of a transaction that was paid before, the difference. Read as the dialog opens, and
 * nothing is confirmed before it is shown.
 */
export function IssueOrder(props: ActProps) {
  const { transaction_id: id } = useTransaction().transaction
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...query(previewInvoice, { params: { id } }),
    staleTime: 0,
  })
  const isUnread = !isFetchedAfterMount || !!error
  return (
    <OneAct {...props} closed={isUnread ? 'The order can be issued once the total due is shown.' : undefined}>
      {error && isFetchedAfterMount ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Group justify="space-between" align="baseline" px="sm" py="xs" bd="1px solid var(--line)" bdrs="md" fz="sm">
          Total due
          <Text span className="num" fz="xl" fw={600} ff="heading">
            {data && !isUnread ? peso(data.total_amount_due) : '…'}
          </Text>
        </Group>
      )}
    </OneAct>
  )
}
