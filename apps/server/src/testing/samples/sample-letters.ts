import type { CertificationPayload } from '#modules/requests/letters/templates/certification.payload'
import type { SecRecommendationPayload } from '#modules/requests/letters/templates/sec-recommendation.payload'
import type { z } from 'zod'
import { SAMPLE_SLUG, sampleAgency, sampleApplicant } from './sample-documents.ts'

/** Frozen payloads of the letters that answer requests. */

export const sampleCertification: z.input<typeof CertificationPayload> = {
  agency: sampleAgency,
  number: 'CERT-D-2026-000004',
  reference: 'SFF-Q-2026-000031',
  applicant: sampleApplicant,
  body: [
    'This is to certify that, as of this day, no case for suspension or revocation is pending before this office against Kalayaan Global Lines Inc., holder of certificate 26-SFF-000259.',
    'This certification is issued at the request of Kalayaan Global Lines Inc. for the following purpose: bidding for a government contract.',
  ],
  purpose: 'Bidding for a government contract.',
  copies: 2,
  signatory: {
    name: 'Maria Luisa D. Santiago',
    position: 'Director, Trade Agency',
    signed_at: '2026-12-21T02:12:00Z',
  },
  signed_at: '2026-12-21T02:12:00Z',
  url: `https://portal.example/accredited-freights-forwarder/certification/${SAMPLE_SLUG}`,
}

export const sampleSecRecommendation: z.input<typeof SecRecommendationPayload> = {
  agency: sampleAgency,
  number: 'SEC-D-2026-000003',
  reference: 'SFF-Q-2026-000032',
  applicant: sampleApplicant,
  addressee: 'The Securities and Exchange Commission',
  sec_action: 'change-of-name',
  proposed_name: 'Kalayaan Ocean Logistics Inc.',
  purpose_clause:
    'To engage in the business of freight forwarding by sea, domestic and international, as a non-vessel operating common carrier, including consolidation, break-bulk, documentation and warehousing in connection with it.',
  proposed_capital: '20000000.00',
  proposed_paid_up_capital: '8500000.00',
  valid_until: '2027-03-21',
  body: [
    'Kalayaan Global Lines Inc. asked for the recommendation of this office on the change of its name to Kalayaan Ocean Logistics Inc.',
    'This office has no objection to it, with the purpose clause and the capital stated above.',
    'This recommendation does not take the place of an accreditation.',
  ],
  signatory: {
    name: 'Maria Luisa D. Santiago',
    position: 'Director, Trade Agency',
    signed_at: '2026-12-21T02:12:00Z',
  },
  signed_at: '2026-12-21T02:12:00Z',
  url: `https://portal.example/accredited-freights-forwarder/sec-recommendation/${SAMPLE_SLUG}`,
}
