import { BusinessProfileDraft, BusinessProfileGiven } from '@lading/contract/forms/business/business-profile'
import { record } from '#modules/audit/record'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { refused } from '#platform/problem'
import { randomSlug } from '#platform/random'
import { businessByTin } from './businesses.queries.ts'
import { lockTin } from './claim-tin.ts'

interface ImportedBusiness {
  readonly tin: string
  readonly business_name: string
  readonly trade_name: string
  readonly form: string
}

/**
 * The business of an accreditation from an earlier system: the one registered under the TIN, or a new entry without
 * owners, whom the agency adds. Throws 409 where the register calls the business otherwise.
 */
export async function importBusiness(tx: Tx, line: ImportedBusiness, now: Date): Promise<number> {
  const { tin, business_name, trade_name, form } = line
  await lockTin(tx, tin)
  const known = await businessByTin(tx, tin)
  if (known) {
    const isSame = spelled(known.name) === spelled(business_name) && known.form === form
    if (!isSame) throw refused(`The register knows the TIN as ${known.name}, ${known.form}.`)
    return known.id
  }
  const given = BusinessProfileGiven.safeParse({ tin, business_name, trade_name, form })
  if (!given.success)
    throw refused(given.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '))
  const { id } = await tx
    .insertInto('businesses')
    .values({
      profile: asJson(BusinessProfileDraft.parse(given.data)),
      slug: randomSlug(),
      is_migrated: true,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, { action: 'import-business', object: 'business', object_id: id }, theSystem, now)
  return id
}

const spelled = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
