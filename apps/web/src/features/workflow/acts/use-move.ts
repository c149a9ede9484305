import { queueCounts, staffQueues } from '@lading/contract/queues'
import { moveTransaction, transactionProcess, type CompletedMove, type OfferedAct } from '@lading/contract/workflow'
import { ensure } from '@lading/domain/ensure'
import { labelOfStatus } from '@lading/domain/transactions/labels'
import type { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { CallFailed } from '#lib/transport.ts'
import { useTransaction } from '../open-transaction.ts'
import { movedReads } from '../use-moved-meanwhile.ts'
import type { Answers } from './answers-schema.ts'

const stale = [...movedReads, transactionProcess, queueCounts, ...Object.values(staffQueues)]

type CompletedAct = Pick<OfferedAct, 'action' | 'label' | 'to'>

/**
 * Makes acts on the transaction around it, each with the version that is on the screen. Where one is refused because the transaction
 * moved, the page reads it anew at once: nobody presses a button that is gone.
 */
export function useMove({ onDone, quiet = false }: { onDone?: () => void; quiet?: boolean } = {}) {
  const { process, transaction } = useTransaction()
  const completed = useRef<CompletedAct>(undefined)
  const act = useAct(moveTransaction, {
    stale,
    quiet,
    done: (moved) => doneText(ensure(completed.current), moved, { before: process.status, type: transaction.type }),
    ...(onDone && { onDone }),
  })
  useFreshTransaction(act.error)
  const move = (what: CompletedAct, answers: Answers = {}) => {
    completed.current = what
    const body = { ...answers, action: what.action, version: process.version }
    act.mutate({ params: { id: process.transaction_id }, body })
  }
  return { move, error: act.error, isPending: act.isPending }
}

function useFreshTransaction(error: Error | null) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!(error instanceof CallFailed) || error.status !== 409) return
    for (const { path } of [...movedReads, transactionProcess]) void queries.invalidateQueries({ queryKey: [path] })
  }, [error, queries])
}

type Moving = { readonly before: Status; readonly type: TransactionType }

function doneText({ action, label }: CompletedAct, { status }: CompletedMove, { before, type }: Moving): string {
  const done = `${actionRow(action).done ?? label}.`
  return status === before ? done : `${done} Status: ${labelOfStatus(status, 'staff', type)}.`
}

/** What happened meanwhile, as a refusal of a stale version tells it. */
const Meanwhile = z.object({
  version: z.int(),
  last_step: z.object({ label: z.string(), at: z.string(), by: z.string() }).optional(),
})
export type Meanwhile = z.infer<typeof Meanwhile>

/** The details of a refusal because the transaction moved; nothing for any other failure. */
export function meanwhileIn(error: Error | null): Meanwhile | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined
  const parsed = Meanwhile.safeParse(error.problem.details)
  return parsed.success ? parsed.data : undefined
}
