import { plainDate, type PlainDate } from '../dates/plain-date.ts'
import type { Agency } from '../transactions/agency.ts'

/** A row of the penalties table: what an offence costs a unit. Staff edit it. */
export interface Penalty {
  readonly agency: Agency
  /** Who draws up the assessment (specification, section 3). */
  readonly division: string
  readonly reference_id: string
  readonly violation: string
  /** What is counted: months, reports, branches. */
  readonly unit: string
  /** Decimal text; where the unit begins with "percent", of the amount owed. */
  readonly unit_amount: string
  /** The most that one violation costs; null: no limit. */
  readonly cap: string | null
  readonly legal_basis: string
  /** Where the assessment sheet holds unit and amount; null on the sea side, which has no sheet. */
  readonly sheet_cell_unit: string | null
  readonly sheet_cell_amount: string | null
  readonly effective_from: PlainDate
}

type Row = [violation: string, unit: string, unit_amount: string, more?: Partial<Pick<Penalty, 'cap' | 'legal_basis'>>]

const effective_from = plainDate('2020-01-01')
const airProposed = 'Proposed; to be confirmed by the aviation board'
const seaProposed = 'Proposed; to be confirmed under DAO 24-09'
const thenRevoked = `${seaProposed}. The third offence is a ground for revocation`

// Field facts, section 8.3.
const accounts: Row[] = [
  ['Late annual financial report', 'month or part', '1000.00', { cap: '12000.00' }],
  ['Annual financial report not filed', 'year', '12000.00'],
  ['Financial statements without an independent auditor', 'report', '5000.00'],
  ['Refusal of a field audit', 'act', '10000.00'],
  ['Unpaid annual review fee', 'percent a month or part', '2.00'],
]
const enforcement: Row[] = [
  ['Renewal filed after the notice date', 'renewal', '5000.00', { legal_basis: 'Practice of the aviation board' }],
  ['Operating without authority', 'month or part', '10000.00'],
  ['Operating with an expired authority', 'month or part', '5000.00'],
  ['Unreported change of name, address, ownership or officers', 'change', '2500.00'],
  ['Unauthorised branch', 'branch', '5000.00'],
  ['Absence at a hearing without excuse', 'sitting', '1000.00'],
  ['False statement', 'act', '20000.00'],
  ['Lapse of insurance', 'lapse', '5000.00'],
]
const planning: Row[] = [
  [
    'Late quarterly cargo report',
    'report-month',
    '500.00',
    { cap: '5000.00', legal_basis: 'Resolution 39(98) of the aviation board; the amount is proposed' },
  ],
  ['Quarterly report not filed', 'report', '5000.00'],
  ['Incorrect report not corrected in time', 'report', '1000.00'],
  ['Late notice of no operation', 'report', '500.00'],
]
const sea: Row[] = [
  ['Operating without accreditation', 'first offence', '50000.00'],
  ['Operating without accreditation', 'second offence', '100000.00'],
  ['Operating without accreditation', 'third offence', '150000.00'],
  ['Granting rebates', 'first offence', '20000.00', { legal_basis: thenRevoked }],
  ['Granting rebates', 'second offence', '40000.00', { legal_basis: thenRevoked }],
  ['Overcharging', 'first offence', '20000.00', { legal_basis: thenRevoked }],
  ['Overcharging', 'second offence', '40000.00', { legal_basis: thenRevoked }],
  ['Undelivered boxes', 'case', '10000.00', { legal_basis: `${seaProposed}. With a show-cause order` }],
  ['Late statistics', 'month', '500.00', { cap: '3000.00' }],
  ['Lapse of insurance', 'lapse', '5000.00', { legal_basis: `${seaProposed}. Suspension after 30 days` }],
  ['Lending of the certificate', 'act', '50000.00', { legal_basis: `${seaProposed}. Also a ground for revocation` }],
  ['Late annual report', 'month or part', '500.00', { cap: '6000.00' }],
]

/** The penalties the portal starts with: the air side's stand in blocks of one sheet, a division each. */
export const penaltyCatalogue: readonly Penalty[] = [
  ...airDivision('Air carrier accounts and field audit', 'AC', accounts, 6),
  ...airDivision('Legal and enforcement', 'LE', enforcement, 14),
  ...airDivision('Planning and research', 'PR', planning, 24),
  ...sea.map((row, index) =>
    penalty('dti', 'Freight forwarding accreditation', `SF-${ordinal(index)}`, row, seaProposed),
  ),
]

function airDivision(division: string, letters: string, rows: readonly Row[], first_line: number): Penalty[] {
  return rows.map((row, index) => ({
    ...penalty('cab', division, `${letters}-${ordinal(index)}`, row, airProposed),
    sheet_cell_unit: `D${first_line + index}`,
    sheet_cell_amount: `E${first_line + index}`,
  }))
}

function penalty(agency: Agency, division: string, reference_id: string, row: Row, basis: string): Penalty {
  const [violation, unit, unit_amount, { cap = null, legal_basis = basis } = {}] = row
  const words = { agency, division, reference_id, violation, unit, unit_amount, cap, legal_basis, effective_from }
  return { ...words, sheet_cell_unit: null, sheet_cell_amount: null }
}

function ordinal(index: number): string {
  return String(index + 1).padStart(2, '0')
}
