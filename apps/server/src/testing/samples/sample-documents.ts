import type { OrderOfPaymentPayload } from '#modules/payments/templates/order-of-payment.payload'
import type { ZeroAssessmentPayload } from '#modules/payments/templates/zero-assessment.payload'
import type { OfficialReceiptPayload } from '#modules/payments/templates/official-receipt.payload'
import type { DenialNoticePayload } from '#modules/evaluation/templates/denial-notice.payload'
import type { BranchCertificatePayload } from '#modules/certificates/templates/branch-certificate.payload'
import type { CertificatePayload } from '#modules/certificates/templates/certificate.payload'
import type { AuthorisationLetterPayload } from '#modules/filing/templates/authorisation-letter.payload'
import type { AcknowledgementPayload } from '#modules/filing/templates/acknowledgement.payload'
import type { z } from 'zod'

/** Frozen payloads of a believable filing, for tests and for looking at every document. */

export const sampleAgency = {
  code: 'dti',
  name: 'Trade Agency',
  office: 'Office of Freight Forwarder Accreditation',
  address: '5th Floor, Trade Building, 361 Sen. Gil J. Puyat Avenue, Makati City 1200',
  telephone: '(02) 8791 3100',
  email: 'forwarders@trade.example',
  website: 'portal.example',
} as const

export const sampleApplicant = {
  business_name: 'Kalayaan Global Lines Inc.',
  trade_name: 'Kalayaan Lines',
  address: 'Unit 1204 Pier Center, Bonifacio Drive, Port Area, City of Manila 1018',
  tin: '009-482-117-000',
  representative: 'Ma. Teresa Ibañez, Corporate Secretary',
}

export const SAMPLE_SLUG = 'K7QX2M4T9RDW5HBN3ZP6VC8YJA'
const SIGNED_PART =
  'AQEyNi1TRkYtMDAwMjU5fDIwMjYxMjIxfDIwMjgxMjIwfEtHTEl8M3wxMDQy.Zk3vQ8mTq1yWb7xHc2LrN9dPf5sJg0aUe6iKo4tVzXhRBnMpDwYlCuSjEqGkFvTz8A1b3C5d7E9f2G4h6I8w'

export const sampleCertificate: z.input<typeof CertificatePayload> = {
  agency: sampleAgency,
  kind: 'sea',
  number: '26-SFF-000259',
  business_name: sampleApplicant.business_name,
  trade_name: sampleApplicant.trade_name,
  address: 'Unit 1204 Pier Center, Bonifacio Drive, Port Area, City of Manila',
  rules: 'the rules on sea freight forwarding; RA 11032.',
  scope: ['Non-Vessel Operating Common Carrier', 'International Freight Forwarder'],
  in_force_on: '2026-12-21',
  valid_until: '2028-12-20',
  given_on: '2026-12-21',
  given_at: '2nd Floor, Trade Building, Makati City',
  signatory: { name: 'Maria Luisa D. Santiago', position: 'Director, Trade Agency' },
  signed_at: '2026-12-21T02:12:00Z',
  key_id: '2026-A',
  url: `https://portal.example/accredited-freights-forwarder/certificate/${SAMPLE_SLUG}#1.${SIGNED_PART}`,
}

export const sampleBranchCertificate: z.input<typeof BranchCertificatePayload> = {
  ...sampleCertificate,
  number: '26-SFF-000259-B02',
  main_number: '26-SFF-000259',
  branch: { name: 'Cebu Branch', address: '2/F Ramos Building, Osmeña Boulevard, Santa Cruz, Cebu City 6000' },
  url: sampleCertificate.url.replace('certificate', 'branch-certificate'),
}

export const sampleAuthorisationLetter: z.input<typeof AuthorisationLetterPayload> = {
  agency: sampleAgency,
  reference: 'SFF-N-2026-000123',
  applicant: sampleApplicant,
  document: 'Certificate of accreditation',
  document_number: '26-SFF-000259',
  others: [{ document: 'Certificate of a branch', document_number: '26-SFF-000259-B01' }],
  pickup: { office: sampleAgency.office, address: sampleAgency.address, hours: 'Monday to Friday, 8:00 am to 5:00 pm' },
  until: '2027-03-22',
  bring: ['An identification card with photo and signature'],
  issued_at: '2026-12-22T01:00:00Z',
}

export const sampleAcknowledgement: z.input<typeof AcknowledgementPayload> = {
  agency: sampleAgency,
  reference: 'SFF-N-2026-000123',
  queue_number: '00001',
  transaction: 'New accreditation, sea freight forwarder',
  scope: ['International', 'NVOCC'],
  applicant: sampleApplicant,
  received_at: '2026-11-20T02:12:00Z',
  officer: { name: 'Jose Antonio R. Peña', position: 'Trade-Industry Development Specialist' },
  unit: 'Sea evaluation, queue group 1',
  classification: 'complex',
  limit_in_working_days: 7,
  due_on: '2026-12-02',
  documents: [
    { name: 'SEC certificate of registration', file_name: 'sec-certificate-2019.pdf', remark: null },
    {
      name: "Mayor's or business permit with receipt",
      file_name: 'mayors-permit-2026.pdf',
      remark: 'Valid until 31 Dec 2026',
    },
    {
      name: 'Latest audited financial statements',
      file_name: 'AFS_2025_KalayaanGlobalLines_signed_final_v3_with_notes.pdf',
      remark: 'Fiscal year 2025',
    },
    { name: 'Articles of incorporation, latest', file_name: null, remark: 'Promised within 15 working days' },
  ],
  content_hash: '9f2c4b7a1e6d8035c4b19a7e2d6f80b35a1c9e7d4b2f6083e5a7c1d9b3f20468',
  status_url: 'https://portal.example/applications/123',
  issued_at: '2026-11-20T02:12:05Z',
}

export const sampleZeroAssessment: z.input<typeof ZeroAssessmentPayload> = {
  agency: sampleAgency,
  number: 'ZA-D-2026-000007',
  signed_at: '2026-12-01T06:30:00Z',
  reference: 'SFF-U-2026-000123',
  transaction: 'Change of business name',
  payor: { name: sampleApplicant.business_name, address: sampleApplicant.address, tin: sampleApplicant.tin },
  lines: [
    {
      code: 'sff.certification',
      description: 'Certification',
      why: 'The certificate is reissued with the change.',
      quantity: 1,
      unit_amount: '230.00',
      amount: '230.00',
    },
  ],
  total_amount: '230.00',
  paid_before: '230.00',
  paid_with: ['OP-D-2026-000045'],
  signed_by: { name: 'Rogelio S. Muñoz', position: 'Cashier', signed_at: '2026-12-01T06:30:00Z' },
}

export const sampleOrderOfPayment: z.input<typeof OrderOfPaymentPayload> = {
  agency: sampleAgency,
  number: 'OP-D-2026-000045',
  issued_at: '2026-12-01T06:30:00Z',
  due_on: '2000-01-01', // specification, section 9: nobody takes the sample for a debt
  reference: 'SFF-N-2026-000123',
  transaction: 'New accreditation, sea freight forwarder: NVOCC, International',
  payor: { name: sampleApplicant.business_name, address: sampleApplicant.address, tin: sampleApplicant.tin },
  lines: [
    {
      code: 'sff.filing.nvocc',
      description: 'Filing and processing, NVOCC',
      why: 'Highest scope applied for',
      quantity: 1,
      unit_amount: '5000.00',
      amount: '5000.00',
    },
    {
      code: 'sff.additional_category',
      description: 'Additional category, International',
      why: 'One more scope',
      quantity: 1,
      unit_amount: '1500.00',
      amount: '1500.00',
    },
    {
      code: 'dst',
      description: 'Documentary stamp',
      why: 'One for each certificate issued',
      quantity: 1,
      unit_amount: '30.00',
      amount: '30.00',
    },
  ],
  total_amount: '6530.00',
  modes_of_payment: [
    {
      name: 'Over the counter',
      instructions: 'Cashier, ground floor, Monday to Friday, 8:00 am to 5:00 pm. Bring this order.',
    },
    {
      name: 'LandBank deposit',
      instructions: 'Account of the agency; upload the validated deposit slip in the portal.',
    },
    { name: "Manager's cheque", instructions: 'Payable to the Trade Agency, dated within the last six months.' },
  ],
  issued_by: { name: 'Leonora B. Cruz', position: 'Accountant III', signed_at: '2026-12-01T06:30:00Z' },
  url: `https://portal.example/payments/OP-D-2026-000045`,
}

export const sampleOfficialReceipt: z.input<typeof OfficialReceiptPayload> = {
  agency: sampleAgency,
  location: 'Makati cashier',
  location_code: 'DTI-MKT-01',
  number: 'D-2026-0000812',
  received_at: '2026-12-03T03:05:00Z',
  received_on: '2026-12-02',
  payor: { name: sampleApplicant.business_name, address: sampleApplicant.address, tin: sampleApplicant.tin },
  nature_of_collection: 'Accreditation fees, sea freight forwarding',
  lines: [
    { code: '4-02-01-010', nature: 'Filing and processing, NVOCC', amount: '5000.00' },
    { code: '4-02-01-010', nature: 'Additional category, International', amount: '1500.00' },
    { code: '4-01-04-020', nature: 'Documentary stamp', amount: '30.00' },
  ],
  total_amount: '6530.00',
  mode_of_payment: 'Cash',
  payment_reference: null,
  paid_on: null,
  transaction_number: 'SFF-N-2026-000123',
  order_of_payment_number: 'OP-D-2026-000045',
  cashier: { name: 'Rogelio S. Muñoz', position: 'Special Collecting Officer', signed_at: '2026-12-03T03:05:00Z' },
  cancelled: null,
  url: `https://portal.example/accredited-freights-forwarder-receipt/${SAMPLE_SLUG}`,
}

export const sampleDenialNotice: z.input<typeof DenialNoticePayload> = {
  agency: sampleAgency,
  reference: 'SFF-N-2026-000123',
  transaction: 'New accreditation, sea freight forwarder: NVOCC, International',
  applicant: sampleApplicant,
  filed_at: '2026-11-20T02:12:00Z',
  decided_on: '2026-12-02',
  decision:
    'The application is denied. The fees already paid are not refunded; a new application may be filed at any time.',
  grounds: [
    {
      ground:
        'The paid-up capital of ₱3,000,000.00 is below the ₱4,000,000.00 asked of a Non-Vessel Operating Common Carrier.',
      legal_basis: 'Accreditation rules, section 5',
    },
    {
      ground: 'The certificates of training show 42 hours where 60 are asked of the key operating officers.',
      legal_basis: 'Accreditation rules, section 7',
    },
  ],
  appeal: {
    to: 'the Secretary, through the Office of Legal Affairs',
    until: '2026-12-17',
    steps: [
      'Open the application in the portal and choose Appeal, or file a signed letter at the office named above.',
      'State which ground is wrong, and attach what shows it.',
      'The decision on the appeal is sent to the e-mail address of the account.',
    ],
  },
  officer: { name: 'Maria Luisa D. Santiago', position: 'Director, Trade Agency', signed_at: '2026-12-02T08:40:00Z' },
  url: 'https://portal.example/applications/123',
  issued_at: '2026-12-02T08:40:00Z',
}
