import type { Verdict } from '@lading/contract/directory'
import { standingWords, type Standing } from '@lading/domain/accreditation/certificate/standing'
import { samplePayload } from './signed-code.ts'

/** What the register answers about the certificate of the sample code. */
export const sampleVerdict = (standing: Standing, changes: Partial<Verdict> = {}): Verdict => ({
  standing,
  ...standingWords(standing, samplePayload),
  kind: 'certificate',
  number: samplePayload.number,
  business_name: samplePayload.holder,
  agency: 'dti',
  agency_name: 'Trade Agency',
  scope: 'International, NVOCC',
  first_day: '2026-11-20',
  expiry_date: '2028-11-19',
  original: null,
  statement: null,
  replaced_by_slug: null,
  branch: null,
  branches: [],
  amount: null,
  issued_on: '2026-11-20',
  checked_at: '2026-11-20T02:00:00Z',
  ...changes,
})
