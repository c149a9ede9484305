import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import type { LifeEffect } from '#modules/accreditations/life/life-handlers'
import { requireSuccessor } from '#modules/accreditations/life/effects/require-successor'

const ofAccreditation = kindsWhere(({ public_page }) => public_page?.shows === 'accreditation')

/** Each of its certificates leads to the renewed one of the same kind; that of a branch to the same branch's. */
export const sayReplaced: LifeEffect = async (tx, context) => {
  const successor_id = await requireSuccessor(tx, context)
  const documents = await tx
    .selectFrom('issued_documents as d')
    .leftJoin('branch_accreditations as covered', 'covered.id', 'd.branch_accreditation_id')
    .select(['d.id', 'd.kind', 'covered.branch_id'])
    .where('d.accreditation_id', '=', context.accreditation.id)
    .where('d.kind', 'in', ofAccreditation)
    .where('d.standing', 'in', ['issued', 'suspended'])
    .orderBy('d.id')
    .execute()
  for (const { id, ...same } of documents) {
    const replaced_by = await renewedOf(tx, successor_id, same)
    if (replaced_by === undefined) continue
    await tx.updateTable('issued_documents').set({ standing: 'replaced', replaced_by }).where('id', '=', id).execute()
  }
}

interface Same {
  readonly kind: string
  /** Null where it is not the certificate of a branch. */
  readonly branch_id: number | null
}

/**
 * The document that takes the place of one of an earlier accreditation: in force, or back for a correction; issued again,
 * it leads on itself.
 */
async function renewedOf(tx: Tx, successor_id: number, { kind, branch_id }: Same): Promise<number | undefined> {
  const later = await tx
    .selectFrom('issued_documents as d')
    .leftJoin('branch_accreditations as covered', 'covered.id', 'd.branch_accreditation_id')
    .select('d.id')
    .where('d.accreditation_id', '=', successor_id)
    .where('d.kind', '=', kind)
    .where('d.standing', 'in', ['issued', 'suspended'])
    .where(sql<boolean>`covered.branch_id is not distinct from ${branch_id}`)
    .orderBy('d.id', 'desc')
    .executeTakeFirst()
  return later?.id
}
