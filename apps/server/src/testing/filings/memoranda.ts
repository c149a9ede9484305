import type { World } from '../world.ts'

/** What the last memorandum of a transaction was drawn from. */
export async function memorandumOf({ db }: World, transaction_id: number): Promise<unknown> {
  const { payload } = await db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'memorandum')
    .orderBy('version_no', 'desc')
    .executeTakeFirstOrThrow()
  return payload
}
