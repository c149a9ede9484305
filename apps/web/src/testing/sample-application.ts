import type { Form } from '@lading/domain/filing/form-path'
import type { Filing } from '@lading/contract/filing/filing'
import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import { formOfType } from '@lading/contract/transaction-types'

/** A line of the checklist without a file, with changes. */
export function requirement(changes: Partial<RequirementLine> = {}): RequirementLine {
  return {
    code: 'S-02',
    name: 'SEC certificate of registration',
    mandatory: true,
    may_follow: false,
    waits_for_sec: false,
    asks_expiry: false,
    expiry_label: '',
    day: null,
    day_answer: '',
    day_only_for: '',
    max_files: 3,
    help: '',
    why: 'Required for all corporations applying for accreditation.',
    is_open: true,
    files: [],
    ...changes,
  }
}

/** The answers to an application, with changes. */
export function sampleForm(changes: Form = {}): Form {
  return formOfType(1).draft.parse({
    international: 1,
    business_name: 'Kalayaan Global Lines Inc.',
    form: 'corporation',
    tin: '009482117000',
    officers: [{ key: 'k1', name: 'Ana Reyes', position: 'President', nationality: 'PH' }],
    ...changes,
  })
}

/** The answers of a sole proprietor to an application, of which nothing is missing. */
export function completeForm(): Form {
  return formOfType(1).draft.parse({
    domestic: 1,
    business_name: 'Kalayaan Global Lines',
    form: 'sole-proprietorship',
    tin: '009482117000',
    registration_authority: 'Department of Trade and Industry',
    registration_number: 'DTI-0001',
    registered_on: '2015-06-01',
    paid_up_capital: '6000000.00',
    filipino_percent: '100',
    foreign_percent: '0',
    region_code: '1300000000',
    region_name: 'National Capital Region (NCR)',
    province_code: '1380300000',
    province_name: 'City of Makati',
    city_code: '1380300000',
    city_name: 'City of Makati',
    barangay_code: '1380300001',
    barangay_name: 'Bangkal',
    street: '24 Evangelista Street',
    zip_code: '1233',
    mobile: '0917 555 0101',
    email: 'office@kalayaan.example',
    operations_began_on: '2015-07-01',
    employees_male: 12,
    employees_female: 14,
    office_area: '180',
    insurance_insurer: 'Pacific Mutual Insurance',
    insurance_policy_number: 'CL-2026-0042',
    insurance_cover: '2000000.00',
    insurance_starts_on: '2026-01-01',
    insurance_ends_on: '2126-12-31',
    representative_name: 'Ana Reyes',
    representative_position: 'Owner',
    representative_email: 'ana@kalayaan.example',
    representative_mobile: '0917 555 0102',
    representative_identification: 'Passport P1234567A',
    officers: [
      {
        key: 'k1',
        name: 'Ana Reyes',
        position: 'Owner',
        nationality: 'PH',
        is_key_officer: true,
        training_hours: 64,
      },
    ],
  })
}

/** A draft of a new application as its business reads it, with changes. */
export function sampleApplication(changes: Partial<Filing> = {}): Filing {
  return {
    accreditation_id: 7,
    transaction_id: 9,
    reference: 'SFF-N-2026-000123',
    type: 1,
    agency: 'dti',
    status: 0,
    been_in: [0],
    version: 1,
    business_id: 3,
    business_name: 'Kalayaan Global Lines Inc.',
    held: null,
    certified_otherwise: [],
    business_user: [{ user_id: 41 }],
    form_version: 1,
    saved_at: '2026-11-20T02:31:00Z',
    form: sampleForm(),
    register: null,
    register_now: null,
    also_open: [],
    counterpart: null,
    confirmed_sections: [],
    requirements: [requirement()],
    assessment: { lines: [], total: '0.00', condoned: null },
    content_hash: 'a'.repeat(64),
    open: 'draft',
    returns: [],
    return_remarks: '',
    minimum_capital: '3000000.00',
    limits: {
      capital: { domestic: '1000000.00', international: '3000000.00', nvocc: '5000000.00' },
      training: null,
      filipino_percent: 60,
      copies: 20,
      insurance: {},
    },
    filed: null,
    faults: {},
    delivery: 'electronic',
    signature_name: '',
    queue_number: null,
    submitted_at: null,
    filed_at: null,
    client_deadline_on: null,
    client_days_left: null,
    client_day_is_named: false,
    resubmissions: 0,
    who_has_it: 'You',
    next: 'Submit it to the agency.',
    missing_items: '',
    on_completion: '',
    denial_grounds: '',
    issued_documents: [],
    pickup: null,
    ...changes,
  }
}
