import type { Agency } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { World } from '../world.ts'

interface Accused {
  readonly business_id: number
  readonly agency: Agency
  /** The member of staff who asked for it. */
  readonly author_id: number
}

/** A case against a business, filed with the agency. Returns its id. */
export async function caseAgainst(world: World, { business_id, agency, author_id }: Accused): Promise<number> {
  const now = world.clock.now()
  const { id } = await world.db
    .insertInto('transactions')
    .values({
      reference: `SFF-S-2026-${String(700 + business_id).padStart(6, '0')}`,
      slug: `case-${agency}-${business_id}`,
      type: TransactionType.requestForSuspension,
      agency,
      business_id,
      status: Status.draft,
      author_id,
      form: '{}',
      requirements: '[]',
      last_activity_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('transactions').set({ status: Status.forEvaluation }).where('id', '=', id).execute()
  return id
}
