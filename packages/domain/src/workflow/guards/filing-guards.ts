import { typesWhere } from '../../transactions/definitions/definitions.ts'
import { peso } from '../../payments/money.ts'
import { counted, guard, ofTypes, unless, type Guard } from './guard.ts'

const capital = ['filing.paid_up_capital_centavos', 'filing.minimum_capital_centavos'] as const

function reachesMinimum({ paid_up_capital_centavos: capital, minimum_capital_centavos: minimum }: Capital) {
  if (capital === null) return 'The paid-up capital is not entered yet.'
  if (minimum === null) return 'No scope of accreditation is chosen.'
  const amounts = `${peso(minimum)}; ${peso(capital)} is entered`
  return unless(capital >= minimum, `The minimum capital for the highest scope is ${amounts}.`)
}
type Capital = { readonly paid_up_capital_centavos: number | null; readonly minimum_capital_centavos: number | null }

const testsCapital = typesWhere(({ tests }) => tests.includes('capital'))

/** Reports of lines; the form of a policy asks every question itself, and adds nothing up. */
const withLines = typesWhere(({ report_on }) => report_on === 'year' || report_on === 'quarter')

const MOST_NAMES = 3

/** `: Amended articles, …` with the first of many. */
function named(names: readonly string[]): string {
  if (names.length === 0) return ''
  const more = names.length - MOST_NAMES
  return `: ${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** What the business must have in order before it files, answers or withdraws. */
export const filingGuards = {
  'every-requirement-uploaded': guard(
    ['filing.missing_requirements', 'filing.missing_names'],
    ({ filing: { missing_requirements: missing, missing_names: names } }) =>
      unless(missing === 0, `${counted(missing, 'required document')} missing${named(names)}.`),
  ),

  'only-missing-what-may-follow': guard(
    ['filing.missing_requirements', 'filing.missing_that_may_follow'],
    ({ filing: { missing_requirements: missing, missing_that_may_follow: may } }) => {
      if (missing === 0) return 'Nothing is missing: submit it as it is.'
      return unless(missing === may, `${counted(missing - may, 'missing document')} not allowed to follow later.`)
    },
  ),

  'declaration-accepted': guard(['filing.declaration_accepted'], ({ filing }) =>
    unless(filing.declaration_accepted, 'The sworn declaration and the privacy notice are not accepted yet.'),
  ),

  'a-scope-is-chosen': guard(['filing.scopes'], ({ filing }) =>
    unless(filing.scopes.length > 0, 'No scope of accreditation is chosen.'),
  ),

  'no-nvocc-by-air': guard(['filing.scopes'], ({ filing }) =>
    unless(!filing.scopes.includes('nvocc'), 'NVOCC is a scope of sea freight; an air accreditation cannot hold it.'),
  ),

  'capital-reaches-minimum': guard(capital, ({ filing }) => reachesMinimum(filing)),
  'capital-reaches-minimum-if-tested': ofTypes(
    testsCapital,
    guard(capital, ({ filing }) => reachesMinimum(filing)),
  ),

  // what stands as it was filed is not tested again: a minimum raised meanwhile holds up no answer
  'capital-reaches-minimum-if-changed': guard(['filing.capital_changed', ...capital], ({ filing }) =>
    filing.capital_changed ? reachesMinimum(filing) : undefined,
  ),

  'no-arrears': ofTypes(
    typesWhere(({ accreditation }) => accreditation === 'renewed'),
    guard(
      ['filing.overdue_reports', 'filing.unpaid_penalties'],
      ({ filing: { overdue_reports, unpaid_penalties } }) => {
        if (overdue_reports > 0) return `${counted(overdue_reports, 'report')} overdue.`
        return unless(unpaid_penalties === 0, `${counted(unpaid_penalties, 'penalty', 'penalties')} unpaid.`)
      },
    ),
  ),

  'is-in-arrears': guard(['filing.overdue_reports', 'filing.unpaid_penalties'], ({ filing }) =>
    unless(filing.overdue_reports + filing.unpaid_penalties > 0, 'No report is overdue and no penalty is unpaid.'),
  ),
  'waiver-asked': guard(['filing.waiver_asked'], ({ filing }) =>
    unless(filing.waiver_asked, 'The client has not asked for a waiver.'),
  ),
  'waiver-not-asked': guard(['filing.waiver_asked'], ({ filing }) =>
    unless(!filing.waiver_asked, 'The approving officer decides on your request first.'),
  ),

  'every-return-answered': guard(['filing.unanswered_returns'], ({ filing }) =>
    unless(filing.unanswered_returns === 0, `${counted(filing.unanswered_returns, 'returned item')} not answered yet.`),
  ),

  'every-section-filled': ofTypes(
    withLines,
    guard(['filing.unanswered_sections'], ({ filing }) =>
      unless(
        filing.unanswered_sections === 0,
        `${counted(filing.unanswered_sections, 'section')} neither filled nor flagged as no operation.`,
      ),
    ),
  ),

  'totals-agree': ofTypes(
    withLines,
    guard(['filing.totals_agree'], ({ filing }) =>
      unless(filing.totals_agree, 'The totals do not agree with the lines.'),
    ),
  ),
  'purpose-given': guard(['filing.purpose_given'], ({ filing }) =>
    unless(filing.purpose_given, 'The purpose of the request is not given yet.'),
  ),
  'complied-otherwise': guard(['filing.complied_otherwise'], ({ filing }) =>
    unless(filing.complied_otherwise, 'What it reports is still asked for.'),
  ),
  'not-an-obligation': guard(['filing.is_obligation'], ({ filing }) =>
    unless(!filing.is_obligation, 'This report is due; it can be filed, not deleted.'),
  ),
} satisfies Record<string, Guard>
