import { certificateSeries } from '@lading/domain/accreditation/numbers/reference'
import { ensure } from '@lading/domain/ensure'
import { manilaDay } from '@lading/domain/dates/manila'
import { typesOf } from '@lading/domain/transactions/family'
import { openStatuses } from '@lading/domain/transactions/status-groups'
import type { Tx } from '#platform/database'
import { raiseSeries } from '#platform/number-series'
import { refused } from '#platform/problem'
import { accreditationsHeld } from '#modules/workflow/transactions/accreditations-held'
import type { AccreditationLife } from '../life/accreditation-life.ts'
import { lockBusiness } from '../life/life-context.ts'
import type { ImportedLine } from './imported-line.ts'

type Imported = Omit<ImportedLine, 'tin' | 'business_name' | 'trade_name' | 'form'>

/**
 * Enters an accreditation of an earlier system, in force or expired (H12, H13), for a business that is held
 * meanwhile. Answers false where it stands in the register already, word for word. Throws 409 where the line is doubtful.
 */
export async function importAccreditation(
  life: AccreditationLife,
  tx: Tx,
  business_id: number,
  line: Imported,
  now: Date,
): Promise<boolean> {
  const business = await lockBusiness(tx, business_id)
  if (await isKnown(tx, business_id, line)) return false
  await requireFree(tx, business_id, line, now)
  const { agency, number, expiry_date, first_day, domestic, international, nvocc } = line
  const entered = { agency, number, first_day, expiry_date, domestic, international, nvocc }
  await life.enter(tx, business, entered, now)
  const { year, series } = ensure(certificateSeries(agency, number), 'a number that was checked')
  await raiseSeries(tx, `certificate-${agency}`, year, series)
  return true
}

/** Whether the very same was imported before. Throws 409 where the number says something else. */
async function isKnown(tx: Tx, business_id: number, line: Imported): Promise<boolean> {
  const known = await tx.selectFrom('accreditations').selectAll().where('number', '=', line.number).executeTakeFirst()
  if (!known) return false
  const facts = ['agency', 'first_day', 'expiry_date', 'domestic', 'international', 'nvocc'] as const
  const isSame = known.business_id === business_id && facts.every((name) => known[name] === line[name])
  if (!isSame) throw refused(`The register holds ${line.number} already, with other facts.`)
  return true
}

async function requireFree(tx: Tx, business_id: number, { agency, first_day }: Imported, now: Date): Promise<void> {
  if (first_day > manilaDay(now)) throw refused('Its first day is after today.')
  const held = await accreditationsHeld(tx, business_id)
    .select('number')
    .where('agency', '=', agency)
    .executeTakeFirst()
  if (held) throw refused(`The business holds ${held.number ?? 'an accreditation'} of this agency already.`)
  const open = await tx
    .selectFrom('transactions')
    .select('reference')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', 'in', typesOf('application'))
    .where('status', 'in', [...openStatuses])
    .executeTakeFirst()
  if (open) throw refused(`The application ${open.reference} of the business is open.`)
}
