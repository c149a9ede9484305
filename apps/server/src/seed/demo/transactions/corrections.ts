import { ensure } from '@lading/domain/ensure'
import { correctAnswers } from '#modules/filing/answers/correct-answers'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { DemoBusiness, DemoTransaction } from './transaction.ts'

type Profile = DemoBusiness['profile']

/** What a business trades as: the first two words of its name. */
const tradeNameOf = ({ business_name }: Profile) => business_name.split(' ').slice(0, 2).join(' ')

/** How the trade name was filed where the certificate came back: with two letters exchanged. */
export const misspeltIn = (profile: Profile) => ({ trade_name: tradeNameOf(profile).replace(/^(..)(.)(.)/, '$1$3$2') })

const MINUTE = 60_000

/** The evaluators who hold a certificate that came back have corrected its trade name, by the portal's own act. */
export async function correctWhatCameBack(tx: Tx, transactions: readonly DemoTransaction[]): Promise<void> {
  for (const { id, plan, business, form, history } of transactions.filter((one) => one.plan.came_back)) {
    const { agency } = plan
    const evaluator = {
      ...theSystem,
      audience: 'staff' as const,
      agency,
      user_id: ensure(history.state.lock_holder_id, 'the evaluator who holds the lock'),
    }
    const value = tradeNameOf(business.profile)
    const patch = [{ path: 'trade_name', value, base: form['trade_name'] }]
    const reason = 'Two letters were exchanged in the application; the registration has them right.'
    const at = new Date(ensure(history.steps.at(-1), 'the last step').at.getTime() + MINUTE)
    await correctAnswers(tx, { id, patch, reason }, evaluator, at)
  }
}
