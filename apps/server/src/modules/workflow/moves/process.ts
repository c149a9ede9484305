import type { OfferedAct, Process } from '@lading/contract/workflow'
import { formatDueDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { availableActions } from '@lading/domain/workflow/deciding/decide'
import { notYet } from '@lading/domain/workflow/deciding/explain'
import { isFork, isUsualStep } from '@lading/domain/workflow/deciding/next-steps'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { baseFacts, factsFor } from './facts-of.ts'
import type { HandlerRegistry } from '../handlers/handler-registry.ts'
import { findTransaction } from '../transactions/lock-transaction.ts'
import type { TransactionRow } from '../transactions/transaction-row.ts'
import { isOfClientAlone, mayReach } from '../transactions/may-see.ts'
import { clientDeadline } from '../clock/deadlines-of.ts'
import { contextOf, type TransactionContext } from '../transactions/transaction-context.ts'

/** What one person may do with a transaction now, with the questions each act asks, and what is not open yet and why. */
export async function processOf(
  registry: HandlerRegistry,
  db: Db,
  transaction_id: number,
  actor: Caller,
  now: Date,
): Promise<Process> {
  const found = await findTransaction(db, transaction_id)
  const { type, version, status, processor_id } = found.transaction
  mayReach(found.transaction, actor)
  const context = await contextOf(db, found)
  const read = transitionsOf(baseFacts(context)).filter((row) => row.from === status || isFork(row))
  const facts = await factsFor(registry, db, context, read, now)
  const offers = availableActions(facts, actor, now).filter(
    ({ transition }) => registry.missingFor(transition, type).length === 0,
  )
  const isInside = actor.audience !== 'customer' // to whom the agency's desks have names
  return {
    transaction_id,
    version,
    status,
    acts: offers.map(({ transition, label, questions }) => ({
      action: transition.action,
      label,
      is_usual: isUsualStep(transition.action),
      transition_id: transition.id,
      to: transition.to,
      questions: questionsOf(questions as OfferedAct['questions'], transition, context, now),
    })),
    not_yet: isOfClientAlone(found.transaction, actor) ? [] : [...notYet(facts, actor, now)],
    holder: isInside ? await holderOf(db, found.transaction, actor) : null,
    processor: isInside ? await personOf(db, processor_id) : null,
  }
}

/** With the day on which an order of payment ends that names no other. */
function questionsOf(
  questions: OfferedAct['questions'],
  { to }: Transition,
  { settings, calendar }: TransactionContext,
  now: Date,
): OfferedAct['questions'] {
  const standard = clientDeadline(to, manilaDay(now), { settings, calendar, waits_for_sec: false })
  return questions.map((question) =>
    question.name === 'due_on' && standard
      ? { ...question, help: `If left empty, it is payable until ${formatDueDay(standard)}.` }
      : question,
  )
}

/** Who works on it, as the other one sees it. */
export async function holderOf(
  db: Db,
  { lock_holder_id, lease_ends_at }: Pick<TransactionRow, 'lock_holder_id' | 'lease_ends_at'>,
  actor: Caller,
) {
  const person = await personOf(db, lock_holder_id)
  if (!person || !lease_ends_at) return null
  return { ...person, lease_ends_at: lease_ends_at.toISOString(), is_me: person.user_id === actor.user_id }
}

async function personOf(db: Db, user_id: number | null) {
  if (user_id === null) return null
  const user = await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()
  return user ? { user_id, name: fullName(user) } : null
}
