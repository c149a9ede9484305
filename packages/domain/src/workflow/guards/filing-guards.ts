import { TransactionType } from '../../transactions/transaction-type.ts'
import { counted, unless, type Guard } from './guard.ts'

const capitalReachesMinimum: Guard = ({ filing }) => {
  const { paid_up_capital_centavos: capital, minimum_capital_centavos: minimum } = filing
  if (capital === null) return 'The paid-up capital is not entered yet.'
  return unless(capital >= minimum, 'The paid-up capital is below the minimum of the highest scope.')
}

const testsCapital: readonly (TransactionType | null)[] = [
  TransactionType.capitalization,
  TransactionType.additionalCategory,
]

/** What the business must have in order before it files, answers or withdraws. */
export const filingGuards = {
  'every-requirement-uploaded': ({ filing }) =>
    unless(filing.missing_requirements === 0, `${counted(filing.missing_requirements, 'required document')} missing.`),

  'only-missing-what-may-follow': ({ filing: { missing_requirements: missing, missing_that_may_follow: may } }) => {
    if (missing === 0) return 'Nothing is missing: submit it as it is.'
    return unless(missing === may, `${counted(missing - may, 'missing document')} not allowed to follow later.`)
  },

  'declaration-accepted': ({ filing }) =>
    unless(filing.declaration_accepted, 'The sworn declaration and the privacy notice are not accepted yet.'),

  'a-scope-is-chosen': ({ filing }) => unless(filing.scopes.length > 0, 'No scope of accreditation is chosen.'),

  'no-nvocc-by-air': ({ filing }) =>
    unless(!filing.scopes.includes('nvocc'), 'NVOCC is a scope of sea freight; an air accreditation cannot hold it.'),

  'capital-reaches-minimum': capitalReachesMinimum,
  'capital-reaches-minimum-if-tested': (facts, asking) =>
    testsCapital.includes(facts.type) ? capitalReachesMinimum(facts, asking) : undefined,

  // what stands as it was filed is not tested again: a minimum raised meanwhile holds up no answer
  'capital-reaches-minimum-if-changed': (facts, asking) =>
    facts.filing.capital_changed ? capitalReachesMinimum(facts, asking) : undefined,

  'no-arrears': ({ type, filing }) => {
    if (type !== TransactionType.renewal || filing.arrears_waived) return undefined
    if (filing.overdue_reports > 0) return `${counted(filing.overdue_reports, 'report')} overdue.`
    return unless(filing.unpaid_penalties === 0, `${counted(filing.unpaid_penalties, 'penalty', 'penalties')} unpaid.`)
  },

  'every-return-answered': ({ filing }) =>
    unless(filing.unanswered_returns === 0, `${counted(filing.unanswered_returns, 'returned item')} not answered yet.`),

  'every-section-filled': ({ filing }) =>
    unless(
      filing.unanswered_sections === 0,
      `${counted(filing.unanswered_sections, 'section')} neither filled nor flagged as no operation.`,
    ),

  'totals-agree': ({ filing }) => unless(filing.totals_agree, 'The totals do not agree with the lines.'),
  'purpose-given': ({ filing }) => unless(filing.purpose_given, 'The purpose of the request is not given yet.'),
  'not-an-obligation': ({ filing }) =>
    unless(!filing.is_obligation, 'This report is due; it can be filed, not deleted.'),
} satisfies Record<string, Guard>
