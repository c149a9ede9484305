import { day, flag, json, money, number, PROPOSED } from '../define.ts'

const capital = 'DAO 24-09, as reported before it was issued; Memorandum Circular 25-02 for the deadline'
const former = 'AO 06, series of 2005'
const insurance = 'Draft of 2023: 300,000 to 1,000,000 by category; to be confirmed'
const training = 'DAO 24-09; Memorandum Circular 25-02'
const air = 'Proposed; to be confirmed by the aviation board'

/** Limits and terms of accreditation (field facts, sections 1.2 to 1.7 and 2.7). */
export const accreditationSettings = {
  'sff.capital.nvocc': money('5000000.00', 'Minimum paid-up capital, NVOCC', capital),
  'sff.capital.international': money('3000000.00', 'Minimum paid-up capital, international', capital),
  'sff.capital.domestic': money('1000000.00', 'Minimum paid-up capital, domestic', capital),
  'sff.capital.former.nvocc': money('4000000.00', 'Earlier minimum capital of holders, NVOCC', former),
  'sff.capital.former.international': money('2000000.00', 'Earlier minimum capital of holders, international', former),
  'sff.capital.former.domestic': money('250000.00', 'Earlier minimum capital of holders, domestic', former),
  'sff.capital.former_until': day(
    '2025-10-31',
    'Last day on which holders may keep the earlier minimum capital',
    capital,
  ),
  'aff.capital.international': money('2000000.00', 'Minimum paid-up capital, international (air)', air),
  'aff.capital.domestic': money('1000000.00', 'Minimum paid-up capital, domestic (air)', air),
  'sff.insurance.nvocc': money('1000000.00', 'Minimum insurance cover, NVOCC', insurance),
  'sff.insurance.international': money('500000.00', 'Minimum insurance cover, international', insurance),
  'sff.insurance.domestic': money('300000.00', 'Minimum insurance cover, domestic', insurance),
  'aff.insurance.international': money('1000000.00', 'Minimum insurance cover, international (air)', air),
  'aff.insurance.domestic': money('1000000.00', 'Minimum insurance cover, domestic (air)', air),
  'training.hours': number('60', 'Hours of relevant training of key operating officers', training),
  'training.pooled': flag('true', 'The hours are those of all key officers together, not of each', training),
  'ownership.filipino_percent': number(
    '60',
    'Filipino share below which the evaluator is alerted (percent)',
    'Shown, not enforced',
  ),
  'renewal.window_months': number('2', 'Months before expiry in which renewal is open', 'Specification, section 9'),
  'sff.validity_years': number('2', 'Years an accreditation is valid (sea)', former),
  'aff.validity_years': number(
    '5',
    'Years a permit is valid (air)',
    'A permit of five years seen in a decision; to be confirmed',
  ),
  'renewal.late_days': number('365', 'Calendar days after expiry in which a late renewal is accepted', PROPOSED),
  'sff.renewal_notice_days': json(
    '[60, 30, 7, 0]',
    'Calendar days before expiry of the notices of renewal (sea)',
    PROPOSED,
  ),
  'aff.renewal_notice_days': json(
    '[90, 60]',
    'Calendar days before expiry of the notices of renewal (air)',
    'Practice of the aviation board; never before renewal opens',
  ),
  'revocation.bar_years': number('2', 'Years after a revocation before a new application', PROPOSED),
} as const
