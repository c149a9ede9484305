import { whyNotRenewed } from '../../accreditation/renewal/why-not-renewed.ts'
import { whyNotOfForm } from '../../business/may-begin.ts'
import { formatDay } from '../../dates/format.ts'
import { manilaDay } from '../../dates/manila.ts'
import { plainDate } from '../../dates/plain-date.ts'
import { heldStatuses, isAmong, toReleaseStatuses } from '../../transactions/status-groups.ts'
import { Status } from '../../transactions/status.ts'
import { definitionOf, typesWhere } from '../../transactions/definitions/definitions.ts'
import { wideningTypes } from '../../transactions/family.ts'
import { guard, ofTypes, unless, type Guard } from './guard.ts'

/** What must be true before a transaction or a case may be opened. */
export const openingGuards = {
  'email-verified': guard(['opening.email_verified'], ({ opening }) =>
    unless(opening.email_verified, 'Verify your e-mail address first.'),
  ),
  'business-profile-complete': guard(['opening.business_profile_complete'], ({ opening }) =>
    unless(opening.business_profile_complete, 'Complete the profile of the business first.'),
  ),

  'no-application-open': guard(['opening.application_open'], ({ opening }) =>
    unless(!opening.application_open, 'An application or renewal with this agency is still open.'),
  ),

  'may-apply-anew': ofTypes(
    typesWhere(({ accreditation }) => accreditation === 'granted'),
    guard(['opening.holds_accreditation', 'opening.barred_until'], ({ opening }, { now }) => {
      if (opening.holds_accreditation) return 'This business holds an accreditation of this agency already.'
      const { barred_until } = opening
      if (barred_until === null || manilaDay(now) > barred_until) return undefined
      return `After the revocation a new application may be filed after ${formatDay(plainDate(barred_until))}.`
    }),
  ),
  'may-renew': ofTypes(
    typesWhere(({ accreditation }) => accreditation === 'renewed'),
    guard(['opening.renewed'], ({ opening: { renewed } }, { now }) =>
      renewed ? (whyNotRenewed(renewed, manilaDay(now)) ?? undefined) : 'There is no accreditation to renew.',
    ),
  ),

  // The row also lets a suspended one change where that cures the ground; it stays closed until there are suspensions.
  'accreditation-may-change': guard(['opening.accreditation_status'], ({ opening }) =>
    unless(opening.accreditation_status === Status.accredited, 'Only an accreditation in force can be changed.'),
  ),

  'no-request-of-this-type-open': guard(['opening.same_type_open'], ({ opening }) =>
    unless(
      !opening.same_type_open,
      'A request of this type is already open. Continue or delete its draft; once submitted, wait for the decision or withdraw it.',
    ),
  ),

  'legal-form-has-it': ofTypes(
    typesWhere(({ changed_list }) => changed_list === 'stockholders' || changed_list === 'directors'),
    guard(['opening.legal_form'], ({ type, opening }) =>
      type === null ? undefined : whyNotOfForm(type, opening.legal_form),
    ),
  ),

  'asks-a-new-scope': ofTypes(
    wideningTypes,
    guard(['opening.asks_new_scope'], ({ opening }) =>
      unless(opening.asks_new_scope, 'This accreditation holds every scope of its agency already.'),
    ),
  ),

  'accreditation-is-held': guard(['opening.accreditation_status'], ({ opening }) =>
    unless(
      isAmong(heldStatuses, opening.accreditation_status),
      'Only a business that holds an accreditation of this agency files reports.',
    ),
  ),

  'no-report-of-this-period-open': guard(['opening.same_type_open'], ({ opening }) =>
    unless(!opening.same_type_open, 'This report is open already.'),
  ),

  'obligation-due-or-by-hand': guard(['opening.obligation_due'], ({ opening }, { as }) =>
    unless(as !== 'SYS' || opening.obligation_due, 'Nothing is due for this period yet.'),
  ),

  'accreditation-may-be-accused': guard(
    ['opening.accreditation_status', 'opening.suspended_by_preventive_order'],
    ({ type, opening: { accreditation_status: status, suspended_by_preventive_order: preventive } }) => {
      if (isAmong(toReleaseStatuses, status)) return 'Record the release first.'
      if (status === Status.accredited) return undefined
      const suspended = status === Status.suspended
      if (type !== null && definitionOf(type).accreditation === 'revoked')
        return unless(suspended, 'Only an accreditation in force or suspended can be revoked.')
      return unless(suspended && preventive, 'Only an accreditation in force can be suspended.')
    },
  ),

  'no-case-of-this-type-open': guard(['opening.same_type_open'], ({ opening }) =>
    unless(!opening.same_type_open, 'A case of this type is already open on this accreditation.'),
  ),
} satisfies Record<string, Guard>
