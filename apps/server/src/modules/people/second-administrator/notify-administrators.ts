import { notify } from '#modules/notifications/notify'
import type { Caller } from '#platform/caller'
import { escaped } from '#platform/clean-html'
import type { Tx } from '#platform/database'
import { administratorIds } from './hold-administration.ts'

/** What a change is about, and where it waits. */
export interface Waiting {
  /** Within a sentence: `the role Evaluator`. */
  readonly what: string
  readonly link: string
}

/** Tells the other administrators that a change waits for one of them. */
export async function notifyOfWaiting(tx: Tx, { what, link }: Waiting, actor: Caller, now: Date): Promise<void> {
  const user_ids = (await administratorIds(tx)).filter((id) => id !== actor.user_id)
  const message = `<p>A change of ${escaped(what)} needs confirmation by another administrator.</p>`
  const notice = { user_ids, subject: 'A change needs your confirmation', message, link, from_user_id: actor.user_id }
  await notify(tx, { ...notice, mail: 'Action required: a change needs your confirmation' }, now)
}

const outcomes = { confirm: 'confirmed', refuse: 'refused' } as const

/** Tells who asked for a change how another administrator decided; who takes it back knows. */
export async function notifyOfDecision(
  tx: Tx,
  { what, link }: Waiting,
  { decision, asked_by }: { readonly decision: 'confirm' | 'refuse' | 'withdraw'; readonly asked_by: number },
  actor: Caller,
  now: Date,
): Promise<void> {
  if (decision === 'withdraw') return
  const message = `<p>Your change of ${escaped(what)} was ${outcomes[decision]}.</p>`
  const notice = { user_ids: [asked_by], subject: `Change ${outcomes[decision]}`, message, link }
  await notify(tx, { ...notice, from_user_id: actor.user_id, mail: false }, now)
}
