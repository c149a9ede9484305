import type { Setting } from '../settings/setting.ts'

const capitalBasis = 'DAO 24-09, as reported before it was issued; Memorandum Circular 25-02 for the deadline'
const formerBasis = 'AO 06, series of 2005'
const insuranceBasis = 'Draft of 2023: 300,000 to 1,000,000 by category; to be confirmed'
const trainingBasis = 'DAO 24-09; Memorandum Circular 25-02'
const air = 'Proposed; to be confirmed by the aviation board'

/** Limits of accreditation the portal starts with (field facts, sections 1.2 to 1.7 and 2.7); staff edit them. */
export const accreditationSettings: readonly Setting[] = [
  money('sff.capital.nvocc', '5000000.00', 'Minimum paid-up capital, NVOCC', capitalBasis),
  money('sff.capital.international', '3000000.00', 'Minimum paid-up capital, international', capitalBasis),
  money('sff.capital.domestic', '1000000.00', 'Minimum paid-up capital, domestic', capitalBasis),
  money('sff.capital.former.nvocc', '4000000.00', 'Earlier minimum capital of holders, NVOCC', formerBasis),
  money(
    'sff.capital.former.international',
    '2000000.00',
    'Earlier minimum capital of holders, international',
    formerBasis,
  ),
  money('sff.capital.former.domestic', '250000.00', 'Earlier minimum capital of holders, domestic', formerBasis),
  {
    param_key: 'sff.capital.former_until',
    param_value: '2025-10-31',
    kind: 'day',
    label: 'Last day on which holders may keep the earlier minimum capital',
    legal_basis: capitalBasis,
  },
  money('aff.capital.international', '2000000.00', 'Minimum paid-up capital, international (air)', air),
  money('aff.capital.domestic', '1000000.00', 'Minimum paid-up capital, domestic (air)', air),
  money('sff.insurance.nvocc', '1000000.00', 'Minimum insurance cover, NVOCC', insuranceBasis),
  money('sff.insurance.international', '500000.00', 'Minimum insurance cover, international', insuranceBasis),
  money('sff.insurance.domestic', '300000.00', 'Minimum insurance cover, domestic', insuranceBasis),
  money('aff.insurance.international', '1000000.00', 'Minimum insurance cover, international (air)', air),
  money('aff.insurance.domestic', '1000000.00', 'Minimum insurance cover, domestic (air)', air),
  number('training.hours', '60', 'Hours of relevant training of key operating officers', trainingBasis),
  {
    param_key: 'training.pooled',
    param_value: 'true',
    kind: 'flag',
    label: 'The hours are those of all key officers together, not of each',
    legal_basis: trainingBasis,
  },
  number(
    'ownership.filipino_percent',
    '60',
    'Filipino share below which the evaluator is told (percent)',
    'Shown, not enforced',
  ),
  number('renewal.window_months', '2', 'Months before expiry in which renewal is open', 'Specification, section 9'),
  number('sff.validity_years', '2', 'Years an accreditation is valid (sea)', formerBasis),
  number(
    'aff.validity_years',
    '5',
    'Years a permit is valid (air)',
    'A permit of five years seen in a decision; to be confirmed',
  ),
]

function money(param_key: string, param_value: string, label: string, legal_basis: string): Setting {
  return { param_key, param_value, kind: 'money', label, legal_basis }
}

function number(param_key: string, param_value: string, label: string, legal_basis: string): Setting {
  return { param_key, param_value, kind: 'number', label, legal_basis }
}
