import { transactionDetail, transactionSteps } from '@lading/contract/evaluation'
import { messageThread } from '@lading/contract/messages'
import { showInvoice } from '@lading/contract/payments'
import { reportFindings } from '@lading/contract/reports/reports'
import { transactionClock } from '@lading/contract/workflow'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** What the page of a transaction shows besides what may be done: each move may change it. */
export const movedReads = [
  transactionDetail,
  transactionSteps,
  transactionClock,
  showInvoice,
  reportFindings,
  messageThread,
] as const

/**
 * Somebody else moved the transaction while it is on the screen. Only what may be done is looked at from time to time; once that
 * is of a later version than the rest of the page, the rest is read anew: an answer of the client came with new documents.
 */
export function useMovedMeanwhile(shown: number | undefined, looked: number | undefined): void {
  const queries = useQueryClient()
  const isBehind = shown !== undefined && looked !== undefined && shown < looked
  const readAnew = useEffectEvent(() => {
    for (const { path } of movedReads) void queries.invalidateQueries({ queryKey: [path] })
  })
  useEffect(() => {
    if (isBehind) readAnew()
  }, [isBehind, looked])
}
