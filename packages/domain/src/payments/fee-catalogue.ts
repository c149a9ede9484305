import { plainDate, type PlainDate } from '../dates/plain-date.ts'
import type { Agency } from '../transactions/agency.ts'

/** A row of the fees table: an amount with the time it is in force. Staff edit it; a new amount is a new row. */
export interface Fee {
  readonly agency: Agency
  readonly param_key: string
  /** Decimal text. */
  readonly param_value: string
  readonly label: string
  readonly unit: string
  readonly legal_basis: string
  readonly effective_from: PlainDate
  /** The last day in force; absent while it is. */
  readonly effective_until?: PlainDate | null
}

const sea = 'Published list of fees and charges of the trade agency; to be confirmed under DAO 24-09'
const seaProposed = 'Proposed; to be confirmed by the trade agency'
const air = 'Resolution 50 of the aviation board'
const airProposed = 'Proposed; to be confirmed by the aviation board'
const effective_from = plainDate('2020-01-01')

type Row = [agency: Agency, param_key: string, param_value: string, label: string, unit: string, legal_basis: string]

// Field facts, section 8.1.
const rows: Row[] = [
  ['dti', 'sff.filing.nvocc', '5000.00', 'Filing and processing, NVOCC', 'per application', sea],
  ['dti', 'sff.filing.iff', '4000.00', 'Filing and processing, international', 'per application', sea],
  ['dti', 'sff.filing.dff', '3000.00', 'Filing and processing, domestic', 'per application', sea],
  ['dti', 'sff.branch.nvocc', '1250.00', 'Branch, NVOCC', 'per branch', sea],
  ['dti', 'sff.branch.iff', '1000.00', 'Branch, international', 'per branch', sea],
  ['dti', 'sff.branch.dff', '750.00', 'Branch, domestic', 'per branch', sea],
  ['dti', 'sff.additional_category', '1500.00', 'Additional category', 'per category', sea],
  ['dti', 'sff.surcharge.main.1-15', '2000.00', 'Late renewal, 1 to 15 days', 'per renewal', sea],
  ['dti', 'sff.surcharge.main.16-30', '4000.00', 'Late renewal, 16 to 30 days', 'per renewal', sea],
  ['dti', 'sff.surcharge.main.31-45', '8000.00', 'Late renewal, 31 to 45 days', 'per renewal', sea],
  ['dti', 'sff.surcharge.main.46+', '12000.00', 'Late renewal, 46 days or more', 'per renewal', sea],
  ['dti', 'sff.surcharge.branch.1-15', '500.00', 'Late renewal of a branch, 1 to 15 days', 'per branch', sea],
  ['dti', 'sff.surcharge.branch.16-30', '1000.00', 'Late renewal of a branch, 16 to 30 days', 'per branch', sea],
  ['dti', 'sff.surcharge.branch.31-45', '2000.00', 'Late renewal of a branch, 31 to 45 days', 'per branch', sea],
  ['dti', 'sff.surcharge.branch.46+', '3000.00', 'Late renewal of a branch, 46 days or more', 'per branch', sea],
  ['dti', 'sff.certification', '200.00', 'Certification', 'per copy', sea],
  ['dti', 'sff.sec_recommendation', '200.00', 'Recommendation to the SEC', 'per recommendation', seaProposed],
  ['dti', 'dst', '30.00', 'Documentary stamp', 'per certificate issued', 'National Internal Revenue Code, section 188'],
  ['cab', 'aff.filing.international.new', '14544.00', 'Filing, international, new', 'per application', air],
  ['cab', 'aff.filing.international.renewal', '11635.20', 'Filing, international, renewal', 'per application', air],
  ['cab', 'aff.filing.domestic.new', '10180.80', 'Filing, domestic, new', 'per application', air],
  ['cab', 'aff.filing.domestic.renewal', '8726.40', 'Filing, domestic, renewal', 'per application', air],
  [
    'cab',
    'aff.late_filing',
    '5000.00',
    'Filing after the renewal notice date',
    'per renewal',
    'Practice of the aviation board',
  ],
  ['cab', 'aff.permit.international', '0.00', 'Permit, international', 'per permit', airProposed],
  ['cab', 'aff.permit.domestic', '0.00', 'Permit, domestic', 'per permit', airProposed],
  ['cab', 'aff.branch', '0.00', 'Branch', 'per branch', airProposed],
  ['cab', 'aff.annual_review', '0.00', 'Annual review', 'per year', airProposed],
  ['cab', 'aff.certification', '200.00', 'Certification', 'per copy', airProposed],
  ['cab', 'aff.sec_recommendation', '200.00', 'Recommendation to the SEC', 'per recommendation', airProposed],
  ['cab', 'dst', '30.00', 'Documentary stamp', 'per certificate issued', 'National Internal Revenue Code, section 188'],
]

/** The fees the portal starts with. */
export const feeCatalogue: readonly Fee[] = rows.map(([agency, param_key, param_value, label, unit, legal_basis]) => ({
  agency,
  param_key,
  param_value,
  label,
  unit,
  legal_basis,
  effective_from,
}))
