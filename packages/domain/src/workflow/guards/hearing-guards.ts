import { isGrant } from '../../transactions/family.ts'
import { guard, plainGuard, unless, type Guard } from './guard.ts'

const sittingsMissed = 2

/** The air side between filing and decision. */
export const hearingGuards = {
  'filing-fee-validated': guard(['hearing.filing_fee_validated'], ({ hearing }) =>
    unless(hearing.filing_fee_validated, 'The application fee has not been validated yet.'),
  ),
  'filing-fee-not-validated': guard(['hearing.filing_fee_validated'], ({ hearing }) =>
    unless(
      !hearing.filing_fee_validated,
      'The application fee is paid already: it continues to hearing or assessment.',
    ),
  ),
  'was-heard': guard(['hearing.heard'], ({ hearing }) =>
    unless(hearing.heard, 'The hearing is neither concluded nor waived yet.'),
  ),
  'was-not-heard': guard(['hearing.heard'], ({ hearing }) =>
    unless(!hearing.heard, 'The hearing is concluded or waived already.'),
  ),
  'loa-drafted': guard(['hearing.loa_drafted'], ({ hearing }) =>
    unless(hearing.loa_drafted, 'The letter of authority is not drafted yet.'),
  ),
  'permit-still-valid': guard(['hearing.permit_still_valid'], ({ hearing }) =>
    unless(hearing.permit_still_valid, 'The permit had expired when the renewal was filed.'),
  ),
  'publication-exempt': plainGuard(({ settings }) =>
    unless(settings.publication_exempt, 'No rule of the Board exempts this case from publication.'),
  ),
  'is-new-or-opposed': guard(['hearing.opposed'], ({ type, hearing }) =>
    unless((type !== null && isGrant(type)) || hearing.opposed, 'An unopposed renewal is decided on the record.'),
  ),
  'is-unopposed': guard(['hearing.opposed'], ({ hearing }) =>
    unless(!hearing.opposed, 'It is opposed: it goes to hearing.'),
  ),
  'resets-left': guard(['hearing.resets'], ({ hearing, settings }) =>
    unless(hearing.resets < settings.hearing_resets, `The hearing was reset ${settings.hearing_resets} times already.`),
  ),
  'clearances-complete': guard(['hearing.clearances_complete'], ({ hearing }) =>
    unless(hearing.clearances_complete, 'A division has not given its clearance yet.'),
  ),
  'two-absences': guard(['hearing.unexcused_absences'], ({ hearing }) =>
    unless(hearing.unexcused_absences >= sittingsMissed, 'Fewer than two sittings were missed.'),
  ),
} satisfies Record<string, Guard>
