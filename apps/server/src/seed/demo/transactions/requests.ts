import { ensure } from '@lading/domain/ensure'
import type { Tx } from '#platform/database'
import type { FileStore } from '#platform/files'
import { createAccreditationLife } from '#modules/accreditations/life/accreditation-life'
import { lifeHandlers } from '../../../workflow-handlers.ts'
import { demoFiles } from './documents.ts'
import { randomGenerator } from '../random.ts'
import { fill } from '../tables.ts'
import { workingTimeBefore } from './times.ts'
import { clientOf, type DemoBusiness, type DemoTransaction } from './transaction.ts'
import type { SeedStep } from './transactions.ts'

const HOUR = 3_600_000

/** A client asks to be excused from the report that stands against its renewal, with the reason of its step. */
export async function askForWaivers(tx: Tx, transactions: readonly DemoTransaction[]): Promise<void> {
  for (const { id, business, history } of transactions.filter(({ plan }) => plan.asks_waiver)) {
    const { at: asked_at, remarks: reason } = ensure(history.steps.at(-1), 'the step that asks')
    const asked = { transaction_id: id, reason, asked_by: business.user_id, asked_at }
    await tx.insertInto('arrears_waivers').values(asked).execute()
    await tx.updateTable('transactions').set({ request_asked_at: asked_at }).where('id', '=', id).execute()
  }
}

const REASON = 'We give up forwarding by sea at the end of the year and continue with customs brokerage alone.'

/** A business asks to give its accreditation up, by the portal's own act: with a reason and the letter it uploaded. */
export async function askForSurrenders(
  tx: Tx,
  asking: readonly { readonly accreditation_id: number; readonly business: DemoBusiness }[],
  store: FileStore,
  { now, calendar }: Pick<SeedStep, 'now' | 'calendar'>,
): Promise<void> {
  const at = workingTimeBefore(now, 20 * HOUR, calendar, randomGenerator(31))
  const letters = demoFiles(randomGenerator(4_712))
  const life = createAccreditationLife(lifeHandlers)
  for (const { accreditation_id, business } of asking) {
    const { id: business_id, user_id, profile } = business
    const owner = { business_id, user_id, business_name: profile.business_name }
    const letter_of_cessation = letters.fileOf(owner, 'Letter of cessation', at)
    const uploaded = letters.files.filter(({ id }) => id === letter_of_cessation)
    await fill(
      tx,
      'files',
      uploaded.map((file) => ({ ...file, attached_at: null })),
    )
    const answers = { reason: REASON, letter_of_cessation }
    await life.move(tx, { accreditation_id, action: 'ask-for-surrender', answers }, clientOf(business), at)
  }
  await letters.put(store)
}
