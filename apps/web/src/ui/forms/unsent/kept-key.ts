import { isRefused } from '#lib/transport.ts'
import type { KeptForm } from './kept-form.ts'

/** What a form keeps beside its answers where sending it twice does harm; `''` until it is sent. */
export interface WithKey {
  readonly key: string
}

/**
 * The idempotency key of a kept form. Kept and forgotten with its answers: where the reply was lost, what is sent again
 * from a later visit is not done twice.
 */
export function keptKey<V extends Record<string, unknown> & WithKey>(form: KeptForm<V>) {
  const set = (key: string) => form.setFieldValue('key', key as never, { forceUpdate: false })
  return {
    /** The key to send with: that of the attempt before, or a new one. */
    take: () => {
      const key = form.getValues().key || crypto.randomUUID()
      set(key)
      return key
    },
    /** It was done: what is sent next is something else. */
    renew: () => set(''),
    /** Unless it was refused it may have been done; after a refusal the next attempt is another one. */
    onError: (error: Error) => {
      if (isRefused(error)) set('')
    },
  }
}
