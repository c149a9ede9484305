import type { TimelineStep } from '@lading/contract/filing/timeline'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { labelOfStatus, statusLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { settingOf } from '#platform/settings'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { requireVisible } from './read-filing.ts'

/** Every step of a transaction, newest first, as this reader may see it. Throws 404. */
export async function timelineOf(
  db: Db,
  transaction_id: number,
  actor: Caller,
  now: Date,
): Promise<{ steps: TimelineStep[] }> {
  const found = await findTransaction(db, transaction_id)
  requireVisible(found, actor)
  const { agency, type } = found.transaction
  const steps = await stepsOf(db, found.transaction.id)
  const shown = actor.audience === 'customer' ? forApplicant(steps, type) : steps
  const desk = `${await settingOf(db, `agency.${agency}.name`)}, ${sideLabels[agency].name.toLowerCase()}`
  const told = shown.map((step, index) => ({
    id: step.id,
    at: step.at.toISOString(),
    title: titleOf(step, type, actor),
    by: nameOf(step, actor, desk),
    side: sideOf(step),
    status: step.to_status,
    remarks: remarksFor(step, actor),
    lasted_minutes: lasted(step, shown[index + 1], now),
    then_with: withWhom(step.to_status),
  }))
  return { steps: told.toReversed() }
}

/** How long it lay with the agency and with the applicant, from its filing to its end or to now. */
export async function timelineSummaryOf(db: Db, transaction_id: number, actor: Caller, now: Date) {
  const found = await findTransaction(db, transaction_id)
  requireVisible(found, actor)
  const steps = (await stepsOf(db, found.transaction.id)).filter((step) => step.from_status !== step.to_status)
  const began = steps.find((step) => step.to_status !== Status.draft)
  const last = steps.at(-1)
  const minutes = (side: 'agency' | 'client') =>
    steps
      .map((step, index) =>
        withWhom(step.to_status) === side && step.to_status !== Status.draft ? spent(step, steps[index + 1], now) : 0,
      )
      .reduce((sum, one) => sum + one, 0)
  return {
    began_at: began?.at.toISOString() ?? null,
    ended_at: last && withWhom(last.to_status) === 'nobody' ? last.at.toISOString() : null,
    agency_minutes: minutes('agency'),
    client_minutes: minutes('client'),
    rounds: found.transaction.resubmissions,
  }
}

type Step = Awaited<ReturnType<typeof stepsOf>>[number]

function stepsOf(db: Db, transaction_id: number) {
  return db
    .selectFrom('transaction_steps as s')
    .leftJoin('users as u', 'u.id', 's.by_user_id')
    .select(['s.id', 's.at', 's.action', 's.from_status', 's.to_status', 's.remarks', 's.remarks_to_client'])
    .select(['u.audience', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('s.transaction_id', '=', transaction_id)
    .orderBy('s.id')
    .execute()
}

/**
 * The applicant sees the own acts, and the agency's where what they read of the status changes or a request of theirs is
 * answered: inner ways stay inner.
 */
function forApplicant(steps: readonly Step[], type: TransactionType): Step[] {
  let read = ''
  return steps.filter((step) => {
    const label = labelOfStatus(step.to_status, 'customer', type)
    const isNews = label !== read || step.audience === 'customer' || isAnswer(step)
    read = label
    return isNews
  })
}

/** A waiver or a condonation that was granted or declined. */
const isAnswer = ({ action }: Step): boolean => actionRow(action).answers_client === true

function titleOf(step: Step, type: TransactionType, { audience }: Caller): string {
  const { label, done, client } = actionRow(step.action)
  if (audience === 'staff') return label
  if (isAnswer(step)) return done ?? label
  return (step.audience === 'customer' && client?.past) || labelOfStatus(step.to_status, 'customer', type)
}

/** People of the agency are named to the agency alone. */
function nameOf(step: Step, { audience }: Caller, desk: string): string {
  if (step.audience === null) return audience === 'customer' ? desk : 'The portal'
  if (step.audience === 'staff' && audience === 'customer') return desk
  return fullName(step as Parameters<typeof fullName>[0])
}

function sideOf({ audience }: Step): TimelineStep['side'] {
  if (audience === null) return 'portal'
  return audience === 'customer' ? 'client' : 'agency'
}

function remarksFor(step: Step, { audience }: Caller): string {
  return audience === 'staff' || step.remarks_to_client || step.audience === 'customer' ? step.remarks : ''
}

function withWhom(status: Status): TimelineStep['then_with'] {
  if (status === Status.draft) return 'client'
  const { tone } = statusLabels[status]
  if (tone === 'client' || tone === 'agency') return tone
  return status === Status.certificateIssued ? 'agency' : 'nobody'
}

function lasted(step: Step, next: Step | undefined, now: Date): number | null {
  if (!next) return null
  return spent(step, next, now)
}

const spent = (step: Step, next: Step | undefined, now: Date) =>
  Math.round(((next?.at ?? now).getTime() - step.at.getTime()) / 60_000)
