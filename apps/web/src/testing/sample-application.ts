import type { Application } from '@lading/contract/applications'
import type { RequirementLine } from '@lading/contract/requirement-lines'
import { BusinessProfileDraft } from '@lading/contract/forms/business-profile'

/** A line of the checklist without a file, with changes. */
export function requirement(changes: Partial<RequirementLine> = {}): RequirementLine {
  return {
    code: 'S-02',
    name: 'SEC certificate of registration',
    mandatory: true,
    may_follow: false,
    asks_expiry: false,
    expiry_label: '',
    max_files: 3,
    help: '',
    why: 'Asked of every corporation applying for accreditation.',
    is_open: true,
    files: [],
    ...changes,
  }
}

/** A draft of a new application as its business reads it, with changes. */
export function sampleApplication(changes: Partial<Application> = {}): Application {
  return {
    accreditation_id: 7,
    transaction_id: 9,
    reference: 'SFF-N-2026-000123',
    type: 1,
    agency: 'dti',
    status: 0,
    version: 1,
    business_id: 3,
    business_name: 'Kalayaan Global Lines Inc.',
    business_user: [{ user_id: 41 }],
    form_version: 1,
    saved_at: '2026-11-20T02:31:00Z',
    form: BusinessProfileDraft.parse({
      business_name: 'Kalayaan Global Lines Inc.',
      form: 'corporation',
      tin: '009482117000',
      officers: [{ key: 'k1', name: 'Ana Reyes', position: 'President', nationality: 'PH' }],
    }),
    domestic: 0,
    international: 1,
    nvocc: 0,
    requirements: [requirement()],
    assessment: { lines: [], total: '0.00' },
    content_hash: 'a'.repeat(64),
    open: 'draft',
    returns: [],
    minimum_capital: '3000000.00',
    delivery: 'electronic',
    signature_name: '',
    queue_number: null,
    submitted_at: null,
    filed_at: null,
    client_deadline_on: null,
    client_days_left: null,
    resubmissions: 0,
    who_has_it: 'You',
    next: 'Submit it; the agency receives it then.',
    missing_items: '',
    issued_documents: [],
    ...changes,
  }
}
