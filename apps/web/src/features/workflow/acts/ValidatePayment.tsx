import type { Invoice } from '@lading/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { useTransaction } from '../open-transaction.ts'
import { OneAct, type ActProps } from './OneAct.tsx'
import { answersOf, postedQuery, waitingIn } from './posted-payment.ts'

/**
 * The client has answered before: their figures stand in the form, for the cashier to confirm or correct. They are read
 * as it opens, and each payment has a form of its own: an earlier one may have been refused since.
 */
export function ValidatePayment(props: ActProps) {
  const { transaction } = useTransaction()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...postedQuery(transaction.transaction_id),
    staleTime: 0,
  })
  const [begun, begin] = useState<Invoice>()
  const waiting = data && waitingIn(data)
  const attempt = begun && waitingIn(begun)?.attempt_no
  const isNew = !begun || (waiting !== undefined && waiting.attempt_no !== attempt)
  if (isFetchedAfterMount && data && !error && isNew) begin(data)
  if (begun) return <OneAct key={attempt} {...props} place={`/${attempt}`} given={answersOf(begun)} />
  return error && isFetchedAfterMount ? (
    <Dialog title={props.act.label} onClose={props.onClose}>
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    </Dialog>
  ) : null
}
