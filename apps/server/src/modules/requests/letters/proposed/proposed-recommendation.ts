import { secRecommendationForm } from '@lading/contract/forms/requests/sec-recommendation'
import type { SecAction } from '@lading/domain/documents/sec-recommendation'
import { isMoney, peso } from '@lading/domain/payments/money'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import type { RegisteredAccreditation } from './registered-accreditations.ts'
import { sentence } from './sentence.ts'
import { registeredText } from './standing-paragraph.ts'

/**
 * What a recommendation to the SEC says to begin with: what is asked, that the agency has no objection, and what its
 * register shows of the business. The purpose clause and the capital stand above the letter; the evaluator goes on from here.
 */
export function proposedRecommendation(
  { transaction, business_name }: LockedTransaction,
  registered: readonly RegisteredAccreditation[],
): string {
  const { sec_action, proposed_name, proposed_capital } = answersTo(secRecommendationForm, transaction)
  const actions: Readonly<Record<SecAction, string>> = {
    'new-registration': `the registration of ${proposed_name}`,
    'amended-purpose': 'the amendment of the purpose clause in its articles',
    'change-of-name': `the change of its name to ${proposed_name}`,
    'capital-increase': `the increase of its capital to ${isMoney(proposed_capital) ? peso(proposed_capital) : ''}`,
  }
  const action = actions[sec_action as SecAction]
  return [
    sentence(`${business_name} asked for the recommendation of this office on ${action}`),
    `This office has no objection to it, with the purpose clause and the capital stated above.`,
    sentence(`${business_name} ${registeredText(transaction.agency, registered)}`),
    'This recommendation does not take the place of an accreditation.',
  ].join('\n\n')
}
