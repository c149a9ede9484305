import type { z } from 'zod'
import type { MemorandumPayload } from '#modules/evaluation/templates/memorandum.payload'
import { sampleAgency, sampleApplicant } from './sample-documents.ts'

export const sampleMemorandum: z.input<typeof MemorandumPayload> = {
  agency: sampleAgency,
  version: 2,
  issued_at: '2026-12-01T01:15:00Z',
  to: 'The Director, through the Chief of the Accreditation Division',
  from: 'Jose Antonio R. Peña, Evaluator',
  subject: 'New accreditation as NVOCC and international freight forwarder',
  reference: 'SFF-N-2026-000123',
  applicant: sampleApplicant,
  scope: ['NVOCC', 'International'],
  legal_basis: [
    'Rules and regulations on the accreditation of sea freight forwarders',
    'Republic Act No. 11032, on the time limits of government services',
  ],
  documents: [
    { code: 'S-02', name: 'SEC certificate of registration', outcome: 'accepted', finding: null },
    {
      code: 'S-04',
      name: 'Articles of incorporation, latest',
      outcome: 'accepted',
      finding: 'The purpose clause names freight forwarding.',
    },
    {
      code: 'S-07',
      name: "Mayor's or business permit with receipt",
      outcome: 'returned',
      finding: 'The first copy had expired; a current one was filed on 24 Nov 2026.',
    },
    { code: 'S-10', name: 'Latest audited financial statements', outcome: 'accepted', finding: 'Unqualified opinion.' },
    { code: 'S-14', name: 'List of domestic agents', outcome: 'waived', finding: 'Not asked for this scope.' },
    { code: 'S-15', name: 'Cargo or liability insurance policy', outcome: 'accepted', finding: null },
  ],
  capital: { authorised: '10000000.00', subscribed: '5000000.00', paid_up: '4250000.00', minimum: '4000000.00' },
  ratios: {
    year: 2025,
    rows: [
      { name: 'Paid-up capital test', figure: '1.06', standard: '≥ 1.00', outcome: 'pass' },
      { name: 'Net worth test', figure: '0.85', standard: '≥ 1.00', outcome: 'watch' },
      { name: 'Working capital', figure: '₱1,200,000.00', standard: '> 0', outcome: 'pass' },
      { name: 'Current ratio', figure: '2.00', standard: '≥ 1.00', outcome: 'pass' },
      { name: 'Debt to equity', figure: '5.40', standard: '≤ 3.00', outcome: 'fail' },
      { name: 'Net margin', figure: '3.00 %', standard: '≥ 0 %', outcome: 'pass' },
      { name: 'Gross margin', figure: 'n/a', standard: null, outcome: 'info' },
    ],
    result: 'Pass, with one ratio below standard.',
  },
  officers: [
    { name: 'Roberto M. Dimaculangan', position: 'President', nationality: 'Filipino', training_hours: 24 },
    { name: 'Ma. Teresa Ibañez', position: 'Corporate Secretary', nationality: 'Filipino', training_hours: 40 },
  ],
  training_finding: '64 hours pooled; 60 are asked.',
  insurance: [
    {
      insurer: 'Malayan Insurance',
      number: 'MCL-2026-00841',
      cover: '1000000.00',
      from: '2026-06-01',
      until: '2027-05-31',
      finding: 'Covers cargo and third-party liability.',
    },
  ],
  reports: [
    {
      report: 'Annual report, SFF-R-2026-000044',
      period: '1 Jan 2025 to 31 Dec 2025',
      state: 'Filed 1 Jul 2026, 47 days late, accepted 20 Jul 2026',
    },
    {
      report: 'Insurance coverage',
      period: 'After policy CL-2025-0042, which ends 30 Jun 2026',
      state: 'Due 30 Jun 2026, not filed, 154 days late; waived for this filing',
    },
  ],
  penalties: [
    {
      violation: 'Late filing of the annual report',
      why: 'SFF-R-2026-000044: Filed in month 2 after the due day.',
      legal_basis: 'Schedule of penalties, item 12',
      amount: '1000.00',
      state: 'Paid',
    },
  ],
  findings: [
    'The documents are complete and in order after one return.',
    'The capital reaches the minimum of the highest scope.',
  ],
  recommendation: 'Approval of the accreditation as NVOCC and international freight forwarder for two years.',
  evaluator: {
    name: 'Jose Antonio R. Peña',
    position: 'Trade-Industry Development Specialist',
    signed_at: '2026-12-01T01:15:00Z',
  },
  reviewer: { name: 'Corazon V. Alcantara', position: 'Supervising Specialist', signed_at: '2026-12-01T06:02:00Z' },
  recommending_officer: { name: 'Benjamin T. Oñate', position: 'Chief, Accreditation Division', signed_at: null },
  approving_officer: null,
}
