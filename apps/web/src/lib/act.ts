import type { Endpoint } from '@lading/contract/calls/endpoint'
import { publicReads } from '@lading/contract/calls/public-reads'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { z } from 'zod'
import { inTime } from '#lib/page-code.ts'
import { toast } from '#lib/toast.ts'
import { usePortal } from './portal.ts'
import type { Input } from './request-of.ts'
import { CallFailed, isRefused } from './transport.ts'

const REFUSED = { time: 3000, place: 'top-center' } as const // specification, section 9: the HTTP client

interface Options<R extends z.ZodType> {
  /** What the toast says once it is done; none where it says nothing. */
  readonly done?: string | ((reply: z.output<R>) => string)
  /** Called once it is done, before the reads are made stale: what they answer may mount the form anew. */
  readonly onSent?: (reply: z.output<R>) => void
  /** Called with the reply, after the reads were made stale. */
  readonly onDone?: (reply: z.output<R>) => void
  /** Which reads the act makes stale, if it was done or may have been; when it is not said all but the settings, which have their own time. */
  readonly stale?: readonly Endpoint[]
  /** Told why it was refused and the details; true where it leads on to something else, and is no failure to be shown. */
  readonly leadOn?: (refusal: CallFailed) => boolean
  /** One after the other where it is pressed again while it is sent: the reply that comes last is that of the last one. */
  readonly isInTurn?: boolean
  /** No toast on a failure: the screen shows it itself. */
  readonly quiet?: boolean
}

/** A call of the contract, or how to fetch it: a page that may never make it loads no parser for its reply. */
type Known<E> = E | (() => Promise<E>)

/**
 * An act of the user: calls, toasts, and makes what it changed stale. Errors under fields are left to the form
 * (`problem={act.error}`) while it is there; every other failure is a toast. `act.mutate({ params, body })` starts it.
 */
export function useAct<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  known: Known<Endpoint<P, Q, B, R>>,
  { done, onSent, onDone, stale, leadOn, isInTurn = false, quiet = false }: Options<R> = {},
) {
  const { queries, transport, sessionCalls } = usePortal()
  const key = useRef<string>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const id = useId()
  return useMutation<z.output<R>, Error, Input<P, Q, B>>({
    ...(isInTurn && { scope: { id } }),
    mutationFn: async (input) => {
      const endpoint = typeof known === 'function' ? await inTime(known()) : known
      await sessionCalls.refreshIfDue()
      if (endpoint.idempotent) key.current ??= crypto.randomUUID()
      return transport.call(endpoint, { ...(key.current && { idempotencyKey: key.current }), ...input })
    },
    onSuccess: async (reply) => {
      key.current = undefined
      const said = typeof done === 'function' ? done(reply) : done
      if (said) toast.success(said)
      onSent?.(reply)
      await markStale()
      onDone?.(reply)
    },
    onError: async (error) => {
      // Unless it was refused the act may have happened: the same key makes a repeat harmless, and the page shows what is.
      if (isRefused(error)) key.current = undefined
      else void markStale() // not waited for: what did not answer the act may not answer these either
      if (error instanceof CallFailed && leadOn?.(error)) return markStale()
      if (isGone.current || (!quiet && !hasFieldErrors(error))) toast.error(error.message, REFUSED)
    },
  })

  async function markStale() {
    if (!stale)
      return queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== publicReads.allSettings })
    await Promise.all(stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
  }
}

/** Whether a failure names fields, so that the form shows it. */
export function hasFieldErrors(error: Error | null): error is CallFailed {
  return error instanceof CallFailed && Object.keys(error.problem.errors ?? {}).length > 0
}
