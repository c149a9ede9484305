import type { RequirementEntry } from '@lading/domain/accreditation/requirements/requirement'
import { entriesInForce } from '@lading/domain/accreditation/requirements/requirements'
import { dayOrNull, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Fee } from '@lading/domain/payments/fee-catalogue'
import { feesInForce } from '@lading/domain/payments/fees'
import type { Db } from './database.ts'
import { knownByName } from './known-by-name.ts'
import { requirementFrom } from './requirement-row.ts'
import type { Agency } from '@lading/domain/transactions/agency'

/** The fees of an agency in force on a day, one row a key, in the order they were entered. */
export async function feesOn(db: Db, agency: Agency, day: PlainDate): Promise<Fee[]> {
  const rows = await db.selectFrom('fees').selectAll().where('agency', '=', agency).orderBy('id').execute()
  return feesInForce(
    rows.map((row) => ({
      ...row,
      effective_from: plainDate(row.effective_from),
      effective_until: dayOrNull(row.effective_until),
    })),
    day,
  )
}

type StoredRequirement = ReturnType<typeof requirementFrom>
const known = knownByName<readonly StoredRequirement[]>()

/** The catalogue of requirements, of every day and both agencies: read where it has changed and known otherwise, as settings are. */
export async function requirementCatalogue(db: Db): Promise<readonly StoredRequirement[]> {
  const { requirements } = await db.selectFrom('clock_edition').select('requirements').executeTakeFirstOrThrow()
  return known(requirements, async () => {
    const rows = await db.selectFrom('requirements').selectAll().orderBy('id').execute()
    return rows.map(requirementFrom)
  })
}

/** The requirement entries of an agency in force on a day, in the order of its checklist. */
export async function requirementsOn(db: Db, agency: Agency, day: PlainDate): Promise<RequirementEntry[]> {
  return entriesInForce(await requirementCatalogue(db), agency, day)
}
