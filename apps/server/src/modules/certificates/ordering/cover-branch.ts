import type { Branch } from '@lading/contract/forms/business/business-profile'
import { branchCertificateNumber } from '@lading/domain/accreditation/numbers/reference'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'

interface Covering {
  readonly accreditation_id: number
  readonly business_id: number
  /** The number of the accreditation, without letters. */
  readonly main_number: string
}

/**
 * The branch under an accreditation, with its number there. One that is new to it takes the next number, and keeps it
 * when its certificate is made again. The act has locked the business.
 */
export async function coverBranch(
  tx: Tx,
  { accreditation_id, business_id, main_number }: Covering,
  branch: Branch,
): Promise<{ id: number; number: string }> {
  const branch_id = await registeredBranch(tx, business_id, branch)
  const covered = await tx
    .selectFrom('branch_accreditations')
    .select(['id', 'branch_id', 'position', 'number'])
    .where('accreditation_id', '=', accreditation_id)
    .execute()
  const known = covered.find((one) => one.branch_id === branch_id)
  if (known) return known
  const position = Math.max(0, ...covered.map((one) => one.position)) + 1
  const number = branchCertificateNumber(main_number, position)
  return tx
    .insertInto('branch_accreditations')
    .values({ branch_id, accreditation_id, position, number })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

/** A branch that is opened has its row before the register names it: its certificate waits to be drawn. */
async function registeredBranch(tx: Tx, business_id: number, branch: Branch): Promise<number> {
  const { key, name } = branch
  const row = await tx
    .insertInto('business_branches')
    .values({ business_id, key, name, facts: asJson(branch) })
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'key']).doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
