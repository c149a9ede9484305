import { renewLease, transactionProcess, type Process } from '@lading/contract/workflow'
import { useInterval } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { query } from '#lib/api.ts'
import { usePortal } from '#lib/portal.ts'
import { isRefused } from '#lib/transport.ts'
import { toast } from '#lib/toast.ts'

const RENEWED_EVERY = 60_000 // milliseconds, at most
const COUNTED_EVERY = 10_000

/** While this person holds the transaction, each use of mouse or keyboard renews the lock, at most once a minute. */
export function useLease({ transaction_id, holder }: Process) {
  const { queries, transport } = usePortal()
  const last = useRef(0)
  const is_me = holder?.is_me === true

  useEffect(() => {
    if (!is_me) return
    let isOver = false
    const { queryKey } = query(transactionProcess, { params: { id: transaction_id } })
    const renew = () => {
      if (Date.now() - last.current < RENEWED_EVERY) return
      last.current = Date.now()
      transport.call(renewLease, { params: { transaction_id } }).then(
        (renewed) => {
          if (isOver) return
          queries.setQueryData<Process>(queryKey, (process) => process && { ...process, holder: renewed })
        },
        (failure: unknown) => {
          // Silence is tried again at the next use; a refusal means that the lock is gone.
          if (!(failure instanceof Error) || !isRefused(failure) || failure.status === 429) return
          // The press that renews it may be that of the act which ends it.
          if (isOver || queries.isMutating() > 0) return
          toast.error('Your lock on this transaction has ended.')
          void queries.invalidateQueries({ queryKey: [transactionProcess.path] })
        },
      )
    }
    document.addEventListener('pointerdown', renew)
    document.addEventListener('keydown', renew)
    return () => {
      isOver = true
      document.removeEventListener('pointerdown', renew)
      document.removeEventListener('keydown', renew)
    }
  }, [is_me, transaction_id, queries, transport])
}

/** Whole minutes until an instant, counted as time passes; 0 once it is over. */
export function useMinutesLeft(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), COUNTED_EVERY, { autoInvoke: true })
  const left = until ? Date.parse(until) - now : 0
  return left > 0 ? Math.max(1, Math.round(left / 60_000)) : 0
}
