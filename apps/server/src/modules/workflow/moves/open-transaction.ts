import { isBuilt } from '@lading/contract/transaction-types'
import { transactionReference } from '@lading/domain/accreditation/numbers/reference'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { manilaDay } from '@lading/domain/dates/manila'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { checkGuards } from '@lading/domain/workflow/deciding/decide'
import type { BaseFacts, KnownFacts } from '@lading/domain/workflow/decision-facts'
import { emptyBase } from '@lading/domain/workflow/empty-base'
import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { nextNumber } from '#platform/number-series'
import { notAllowed, notFound, refused } from '#platform/problem'
import { randomSlug } from '#platform/random'
import { record } from '#modules/audit/record'
import type { HandlerRegistry } from '../handlers/handler-registry.ts'
import { readFacts } from '../handlers/read-facts.ts'
import type { LockedTransaction } from '../transactions/lock-transaction.ts'
import type { Opener, OpeningInput } from '../handlers/opening-handlers.ts'
import { lockContext } from '../transactions/transaction-context.ts'

/** Whether a person may open such a transaction now, and why not. */
export type MayOpen =
  | { readonly ok: true; readonly row: Transition; readonly opener: Opener; readonly before: BaseFacts }
  | { readonly ok: false; readonly is_theirs: boolean; readonly message: string }

/** The workflow's own answer, before there is a row. */
export async function mayOpen(
  registry: HandlerRegistry,
  db: Db,
  input: OpeningInput,
  actor: Caller,
  now: Date,
): Promise<MayOpen> {
  const { type, agency, business_id } = input
  const position = { ...emptyBase, type, agency, business_id, author_id: actor.user_id }
  const row = transitionsOf(position).find(({ from }) => from === null)
  const opener = registry.openerOf(type)
  if (!isBuilt(type) || !row || !opener || registry.missingFor(row, type).length > 0)
    return { ok: false, is_theirs: true, message: 'This cannot be opened in this portal yet.' }
  const opening = await openingFacts(registry, db, { row, input }, actor, now)
  const decision = checkGuards(row.action, { ...position, ...opening }, actor, now)
  if (decision.ok) return { ok: true, row, opener, before: position }
  return { ok: false, is_theirs: decision.because !== 'not-allowed', message: decision.message }
}

async function openingFacts(
  registry: HandlerRegistry,
  db: Db,
  { row, input }: { row: Transition; input: OpeningInput },
  actor: Caller,
  now: Date,
): Promise<Pick<KnownFacts, 'opening'>> {
  const providers = registry.openingProvidersOf(input.type, factsRead(row, input.type))
  return readFacts(providers, (provider) => provider.read(db, input, actor, now))
}

/**
 * Opens the draft of a transaction: reference, first answers, first step. The business is held meanwhile, so two people
 * cannot open two. Throws 404 for another's business, 403 without the right, 409 where the workflow closes it.
 */
export async function openTransaction(
  registry: HandlerRegistry,
  tx: Tx,
  input: OpeningInput,
  actor: Caller,
  now: Date,
): Promise<LockedTransaction> {
  const { business_id, agency, type } = input
  const business = await tx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', business_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const isTheirs = actor.audience === 'system' || membershipOf(actor, business_id) !== undefined
  if (!business || !isTheirs) throw notFound('Business')

  const may = await mayOpen(registry, tx, input, actor, now)
  if (!may.ok && !may.is_theirs) throw notAllowed(may.message)
  if (!may.ok) throw refused(may.message, await registry.openerOf(type)?.instead?.(tx, input))
  const id = await writeOpened(tx, input, may, actor, now)
  const context = await lockContext(tx, id)
  let applied = { transition: may.row, before: may.before, context, answers: {} }
  for (const name of may.row.effects) {
    const changed = await registry.effectOf(type, name)?.(tx, applied, actor, now)
    if (changed) applied = { ...applied, context: { ...applied.context, ...changed } }
  }
  const { transaction } = applied.context
  const facts = { reference: transaction.reference, business_id, agency }
  await record(tx, { action: 'create', object: 'transaction', object_id: id, transaction_id: id, facts }, actor, now)
  return applied.context
}

async function writeOpened(
  tx: Tx,
  input: OpeningInput,
  { row, opener }: { row: Transition; opener: Opener },
  actor: Caller,
  now: Date,
): Promise<number> {
  const { type, agency, business_id, accreditation_id, batch } = input
  const { form, register, requirements, obligation_id = null } = await opener.begin(tx, input, actor, now)
  const { id } = await tx
    .insertInto('transactions')
    .values({
      reference: await nextReference(tx, input, now),
      slug: randomSlug(),
      type,
      agency,
      business_id,
      accreditation_id,
      batch: batch ?? null,
      status: row.to,
      author_id: actor.user_id || null,
      obligation_id,
      form: asJson(form),
      register: register && asJson(register),
      requirements: asJson(requirements),
      last_activity_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('transaction_steps')
    .values({
      transaction_id: id,
      at: now,
      row_id: row.id,
      action: row.action,
      from_status: null,
      to_status: row.to,
      by_user_id: actor.user_id || null,
    })
    .execute()
  return id
}

async function nextReference(tx: Tx, { agency, type }: OpeningInput, now: Date): Promise<string> {
  const year = manilaDay(now).slice(0, 4)
  const number = await nextNumber(tx, `reference-${agency}-${definitionOf(type).letter}`, year)
  return transactionReference(agency, type, Number(year), number)
}
