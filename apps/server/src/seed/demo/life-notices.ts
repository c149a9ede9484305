import { paths } from '@lading/contract/addresses/paths'
import { lifeNotice } from '@lading/domain/accreditation/life-notices'
import { renewalDays, type RenewalLimits } from '@lading/domain/accreditation/renewal/renewal'
import { plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { canBegin } from '@lading/domain/transactions/services'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { renewalLimits } from '#modules/accreditations/life/life-facts'
import type { Tx } from '#platform/database'
import { settingsOf } from '#platform/settings'
import type { DemoAccreditation } from './accreditations.ts'
import type { DemoBusiness } from './transactions/transaction.ts'
import { fill, type Row } from './tables.ts'

/** The owner of an accreditation that expired was told so on that day; the notice leads to its renewal. */
export async function tellOfExpiries(
  tx: Tx,
  accreditations: readonly DemoAccreditation[],
  businesses: readonly DemoBusiness[],
): Promise<void> {
  const limits = renewalLimits(await settingsOf(tx))
  const ownerOf = ({ plan }: DemoAccreditation) => ensure(businesses[plan.business], 'the business of the plan')
  const rows = accreditations.flatMap((one) => expiryRows(one, ownerOf(one), limits))
  await fill(tx, 'notifications', rows)
}

function expiryRows({ plan, row, steps }: DemoAccreditation, owner: DemoBusiness, limits: RenewalLimits): Row[] {
  const last = steps.at(-1)
  const transaction_id = steps[0]?.transaction_id ?? null
  if (last?.action !== 'expire' || !canBegin(TransactionType.renewal, plan.agency)) return []
  const days = renewalDays(plainDate(String(row['expiry_date'])), limits)
  const concerned = { number: String(row['number']), days, on_portal: true }
  const { bell, sentences } = lifeNotice('expire', concerned, transaction_id !== null)
  return [
    {
      user_id: owner.user_id,
      transaction_id,
      subject: bell,
      message: [owner.profile.business_name, ...sentences].map((sentence) => `<p>${sentence}</p>`).join(''),
      link: paths.renewals(),
      from_user_id: null,
      created_at: last.at,
    },
  ]
}
