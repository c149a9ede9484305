import { secActionLabels, secActions } from '@lading/domain/documents/sec-recommendation'
import { centavos, isMoney } from '@lading/domain/payments/money'
import { defineForm } from '../form-definition.ts'

const parts = {
  sections: { action: 'Action at the SEC', proposal: 'What is proposed' },
  fields: {
    sec_action: {
      label: 'SEC action',
      section: 'action',
      kind: 'choice',
      required: true,
      choices: secActions.map((value) => ({ value, label: secActionLabels[value] })),
      help: 'What you will file with the Securities and Exchange Commission (SEC).',
    },
    proposed_name: {
      label: 'Proposed name',
      section: 'action',
      kind: 'text',
      required: true,
      askedWith: { name: 'sec_action', values: ['new-registration', 'change-of-name'] },
      help: 'As reserved with the SEC.',
    },
    purpose_clause: {
      label: 'Proposed purpose clause',
      section: 'proposal',
      kind: 'long-text',
      required: true,
      help: 'Word for word as in the draft articles. It is stated in the recommendation.',
    },
    proposed_capital: {
      label: 'Proposed capital',
      section: 'proposal',
      kind: 'money',
      required: true,
      help: 'The authorised capital stock; of a partnership, the capital contributed.',
    },
    proposed_paid_up_capital: {
      label: 'Proposed paid-up capital',
      section: 'proposal',
      kind: 'money',
      required: true,
      help: 'The part of it that is paid up, as in the treasurer’s affidavit.',
    },
  },
  groups: {},
  // A name is of an action: the two come back together.
  bundles: { action: { label: 'Action at the SEC', of: ['sec_action', 'proposed_name'] } },
} as const

/** For which action at the SEC a business asks the agency's recommendation, and what it proposes (field facts, section 7.4). */
export const secRecommendationForm = defineForm(parts, {
  check: ({ proposed_capital, proposed_paid_up_capital }) =>
    isMoney(proposed_capital) &&
    isMoney(proposed_paid_up_capital) &&
    centavos(proposed_paid_up_capital) > centavos(proposed_capital)
      ? [{ path: 'proposed_paid_up_capital', message: 'The paid-up capital cannot be more than the proposed capital.' }]
      : [],
})
