import type { BaseFacts, KnownFacts } from '@lading/domain/workflow/decision-facts'
import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Db } from '#platform/database'
import { deadlinesOf } from '../clock/deadlines-of.ts'
import type { HandlerRegistry } from '../handlers/handler-registry.ts'
import { readFacts } from '../handlers/read-facts.ts'
import type { TransactionContext } from '../transactions/transaction-context.ts'

/** What is known of any transaction without asking an area. */
export function baseFacts({ transaction, participants, settings, calendar }: TransactionContext): BaseFacts {
  return {
    subject: 'transaction',
    type: transaction.type,
    agency: transaction.agency,
    business_id: transaction.business_id,
    version: transaction.version,
    author_id: transaction.author_id,
    status: transaction.status,
    returned_from: transaction.returned_from,
    recommendation: transaction.recommendation as BaseFacts['recommendation'],
    recommended_by: transaction.recommended_by,
    outcome: transaction.outcome as BaseFacts['outcome'],
    processor_id: transaction.processor_id,
    lock_holder_id: transaction.lock_holder_id,
    lease_ends_at: transaction.lease_ends_at,
    ever_locked: transaction.ever_locked,
    resubmissions: transaction.resubmissions,
    ever_approved: transaction.ever_approved,
    disapproval_proposed_by: transaction.disapproval_proposed_by,
    disapproval_proposed_from: transaction.disapproval_proposed_from as BaseFacts['disapproval_proposed_from'],
    deadline_extended: transaction.deadline_extended,
    participants,
    deadlines: deadlinesOf(transaction, settings, calendar),
    settings,
  }
}

/** The facts that these rows read, each from the area that supplies it; what no area supplies stays unknown. */
export async function factsFor(
  registry: HandlerRegistry,
  db: Db,
  context: TransactionContext,
  rows: readonly Transition[],
  now: Date,
): Promise<KnownFacts> {
  const { type } = context.transaction
  const wanted = new Set(rows.flatMap((row) => factsRead(row, type)))
  const providers = registry.providersOf(type, [...wanted])
  const known = await readFacts(providers, (provider) => provider.read(db, context, now))
  return { ...baseFacts(context), ...known }
}
