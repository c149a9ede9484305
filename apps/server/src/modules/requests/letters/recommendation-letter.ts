import { secRecommendationForm } from '@lading/contract/forms/requests/sec-recommendation'
import { secRecommendationNumber } from '@lading/domain/accreditation/numbers/reference'
import { manilaDay } from '@lading/domain/dates/manila'
import { recommendedUntil, type SecAction } from '@lading/domain/documents/sec-recommendation'
import { centavos, decimalText } from '@lading/domain/payments/money'
import { applicantOf, letterheadOf } from '#modules/documents/letterhead'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { paragraphsOf, type LetterKind } from './letter-kinds.ts'
import { secRecommendationDocument } from './templates/sec-recommendation.payload.ts'

const amount = (text: string) => decimalText(centavos(text))

/** A recommendation to the SEC, valid for the days that the settings give it. */
export const recommendationLetter: LetterKind<typeof secRecommendationDocument> = {
  document: secRecommendationDocument,
  series: (agency) => `sec-recommendation-${agency}`,
  numberOf: secRecommendationNumber,
  payloadOf: async (_db, found, text, signed) => {
    const { transaction, settings } = found
    const asked = answersTo(secRecommendationForm, transaction)
    const signed_on = manilaDay(new Date(signed.signed_at))
    return {
      agency: letterheadOf(settings, transaction.agency),
      reference: transaction.reference,
      applicant: applicantOf(found),
      addressee: settings.text('sec_recommendation.addressee'),
      sec_action: asked.sec_action as SecAction, // of the form's choices
      proposed_name: asked.proposed_name || null,
      purpose_clause: asked.purpose_clause,
      proposed_capital: amount(asked.proposed_capital),
      proposed_paid_up_capital: amount(asked.proposed_paid_up_capital),
      valid_until: recommendedUntil(signed_on, settings.number('sec_recommendation.valid_days')),
      body: paragraphsOf(text),
      ...signed,
    }
  },
}
