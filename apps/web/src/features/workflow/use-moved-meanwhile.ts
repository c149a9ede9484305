import { transactionDetail, transactionSteps } from '@lading/contract/evaluation'
import { transactionClock } from '@lading/contract/workflow'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * Somebody else moved the transaction while it is on the screen. Only what may be done is looked at from time to time; once that
 * is of a later version than the rest of the page, the rest is read anew: an answer of the client came with new documents.
 */
export function useMovedMeanwhile(shown: number | undefined, looked: number | undefined): void {
  const queries = useQueryClient()
  const isBehind = shown !== undefined && looked !== undefined && shown < looked
  const readAnew = useEffectEvent(() => {
    for (const { path } of [transactionDetail, transactionSteps, transactionClock])
      void queries.invalidateQueries({ queryKey: [path] })
  })
  useEffect(() => {
    if (isBehind) readAnew()
  }, [isBehind, looked])
}
