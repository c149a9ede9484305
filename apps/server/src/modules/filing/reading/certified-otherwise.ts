import type { Filing } from '@lading/contract/filing/filing'
import { certifiedFacts } from '@lading/contract/forms/form-definition'
import { familyOf } from '@lading/domain/transactions/family'
import { z } from 'zod'
import type { Db } from '#platform/database'
import { applicantFrom } from '#modules/documents/letterhead'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'

/** What a certificate says of its holder. */
const Printed = z.object({ business_name: z.string(), trade_name: z.string().nullable(), address: z.string() })

/**
 * What the main certificate says otherwise than the register. Both agencies share the register: what changed through one
 * of them is in it, while the certificate of the other waits for a change of its own. That change has issued none yet.
 */
export async function certifiedOtherwise(
  db: Db,
  { transaction, accreditation, profile }: LockedTransaction,
): Promise<Filing['certified_otherwise']> {
  if (familyOf(transaction.type) !== 'change' || !accreditation) return []
  const main = await db
    .selectFrom('issued_documents')
    .select('payload')
    .where('accreditation_id', '=', accreditation.id)
    .where('kind', '=', 'certificate')
    .where('issued_at', 'is not', null)
    .where((eb) => eb.or([eb('transaction_id', 'is', null), eb('transaction_id', '<>', transaction.id)]))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const printed = Printed.safeParse(main?.payload).data
  if (!printed) return []
  const { business_name, trade_name, address } = applicantFrom(profile)
  const isOtherwise = {
    name: printed.business_name !== business_name || printed.trade_name !== trade_name,
    address: printed.address !== address,
  }
  return certifiedFacts.filter((fact) => isOtherwise[fact])
}
