import { requirementCatalogue } from '@lading/domain/accreditation/requirements/requirement-catalogue'
import { nationalHolidays } from '@lading/domain/dates/national-holidays'
import { feeCatalogue } from '@lading/domain/payments/fee-catalogue'
import { penaltyCatalogue } from '@lading/domain/payments/penalty-catalogue'
import type { Db } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { seedRoles } from './roles.ts'
import { firstSettings } from '@lading/domain/settings/catalogue'

/**
 * The agencies' rules and tables that every portal starts with: roles, holidays, settings, fees, penalties, requirements.
 * Runs at every start; what staff changed or took away stays as they left it.
 */
export async function seedRules(db: Db): Promise<void> {
  await seedRoles(db)
  await seedSettings(db)
  if (await isEmpty(db, 'holidays')) await seedHolidays(db)
  if (await isEmpty(db, 'fees')) await seedFees(db)
  if (await isEmpty(db, 'penalties')) await seedPenalties(db)
  if (await isEmpty(db, 'requirements')) await seedRequirements(db)
}

/** A setting that a later version of the portal needs is added; one that is there keeps its value. */
async function seedSettings(db: Db): Promise<void> {
  const kept = new Set((await db.selectFrom('settings').select('param_key').execute()).map((row) => row.param_key))
  const added = firstSettings.filter(({ param_key }) => !kept.has(param_key))
  if (added.length === 0) return
  await db
    .insertInto('settings')
    .values(added)
    .onConflict((conflict) => conflict.column('param_key').doNothing())
    .execute()
}

async function seedHolidays(db: Db): Promise<void> {
  await db
    .insertInto('holidays')
    .values(nationalHolidays.map(({ date, ...holiday }) => ({ ...holiday, day: date })))
    .execute()
}

async function seedFees(db: Db): Promise<void> {
  await db
    .insertInto('fees')
    .values(feeCatalogue.map((fee) => ({ ...fee, effective_until: fee.effective_until ?? null })))
    .execute()
}

async function seedPenalties(db: Db): Promise<void> {
  await db
    .insertInto('penalties')
    .values([...penaltyCatalogue])
    .execute()
}

async function seedRequirements(db: Db): Promise<void> {
  const rows = requirementCatalogue.map(
    ({ agency, code, position, effective_from, effective_until = null, ...definition }) => ({
      agency,
      code,
      position,
      definition: asJson(definition),
      effective_from,
      effective_until,
    }),
  )
  await db.insertInto('requirements').values(rows).execute()
}

async function isEmpty(db: Db, table: 'holidays' | 'fees' | 'penalties' | 'requirements'): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined
}
