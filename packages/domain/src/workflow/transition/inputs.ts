import { lateNotices, lateViolationLabels } from '../../payments/late-violations.ts'
import type { FactPath } from '../decision-facts.ts'

export type InputKind =
  | 'text'
  | 'long-text'
  | 'date'
  | 'time'
  | 'money'
  | 'number'
  | 'choice'
  | 'file'
  | 'files'
  | 'several'
  | 'person'
  | 'queue-group'
  | 'checkbox'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** One question a person answers to make a move. */
export interface Input {
  readonly label: string
  readonly kind: InputKind
  readonly help?: string
  /** What a person reads who left it out, where the label makes no sentence. */
  readonly missing?: string
  /** On which side of today a day may lie; today itself may always be. */
  readonly day?: 'past' | 'future'
  /** The event that a day may not lie before, and the fact that holds its day. */
  readonly since?: { readonly fact: FactPath; readonly event: string }
  readonly choices?: readonly Choice[]
  /** Stands on an issued document: it is written in letters its fonts hold. */
  readonly printed?: boolean
}

const choices = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const sinceOrder = { fact: 'payment.ordered_on', event: 'The order of payment was issued' } as const
const sinceIssue = { fact: 'release.issued_on', event: 'The document was issued' } as const

/** Every question any move asks. Texts hold 255 characters, long texts 5000. */
export const inputs = {
  reason: { label: 'Reason', kind: 'long-text' },
  remarks: { label: 'Remarks', kind: 'long-text', help: 'For the agency only. The client does not see this.' },
  remarks_to_client: {
    label: 'Remarks to the client',
    kind: 'long-text',
    help: 'In plain words. Remarks on documents, answers and lines are sent too; do not repeat them.',
  },
  missing_items: { label: 'Missing items', kind: 'long-text', help: 'The client receives this list.' },
  grounds: { label: 'Grounds', kind: 'long-text', printed: true },
  legal_basis: { label: 'Legal basis', kind: 'text', printed: true },
  changes_made: { label: 'What was changed', kind: 'long-text', missing: 'Say what was changed.' },
  note: { label: 'Note for the record', kind: 'long-text' },

  evaluator_id: { label: 'Evaluator', kind: 'person' },
  hearing_officer_id: { label: 'Hearing officer', kind: 'person' },
  queue_group_id: { label: 'Queue group', kind: 'queue-group' },

  due_on: {
    label: 'Payable until',
    missing: 'Enter the last day to pay.',
    kind: 'date',
    day: 'future',
    help: 'If left empty, the standard period applies.',
  },
  paid_on: {
    label: 'Paid on',
    kind: 'date',
    day: 'past',
    since: sinceOrder,
    missing: 'Enter the date the payment was made.',
  },
  amount_paid: { label: 'Amount paid', kind: 'money' },
  payment_reference: { label: 'Deposit slip or receipt number', kind: 'text', printed: true },
  proof_of_payment: { label: 'Proof of payment', kind: 'file' },
  received_on: {
    label: 'Received on',
    kind: 'date',
    day: 'past',
    since: sinceOrder,
    missing: 'Enter the date the payment was received.',
  },
  amount_received: {
    label: 'Amount received',
    kind: 'money',
    help: 'Another amount than the order’s is not validated: refuse the payment with the reason.',
  },
  zero_assessment_signed: { label: 'I sign the assessment of zero', kind: 'checkbox' },
  condonation_letter: {
    label: 'Letter',
    kind: 'file',
    help: 'Addressed to the agency and signed, with the reason in full.',
    missing: 'Attach the letter.',
  },
  condonation_number: {
    label: 'Number of the order',
    kind: 'text',
    printed: true,
    missing: 'Enter the number of the order of condonation.',
  },
  waived: { label: 'What is waived', kind: 'several', missing: 'Choose what is waived.' },
  condonation_order: { label: 'Order of condonation', kind: 'file' },

  memorandum_read: { label: 'I have read the memorandum', kind: 'checkbox' },
  board_resolution_number: { label: 'Board resolution number', kind: 'text' },
  board_resolution_on: { label: 'Date of the resolution', kind: 'date', day: 'past' },
  term_years: { label: 'Term in years', kind: 'number' },

  security_paper_serial: { label: 'Serial of the security paper', kind: 'text' },
  pickup_slot: { label: 'When it can be picked up', kind: 'text' },
  claimant_name: { label: 'Name of the claimant', kind: 'text' },
  claimant_id: { label: 'Identification shown', kind: 'text', missing: 'Enter the identification shown.' },
  authority_letter: { label: 'Letter of authority', kind: 'file' },
  released_on: {
    label: 'Released on',
    kind: 'date',
    day: 'past',
    since: sinceIssue,
    missing: 'Enter the date of the release.',
  },
  old_certificate: {
    label: 'Old certificate',
    kind: 'choice',
    help: 'Collect it, or the affidavit, before you release the new one.',
    missing: 'Choose whether the old certificate was surrendered, or an affidavit of loss was given.',
    choices: choices({ surrendered: 'Surrendered', lost: 'Affidavit of loss' }),
  },

  clearances_requested: { label: 'The three divisions were asked for clearance', kind: 'checkbox' },
  loa_text: { label: 'Text of the letter', kind: 'long-text' },
  operating_conditions: { label: 'Operating conditions', kind: 'long-text' },
  loa_valid_until: {
    label: 'Valid until',
    kind: 'date',
    day: 'future',
    missing: 'Enter the last day of its validity.',
  },
  hearing_on: { label: 'Date of the hearing', kind: 'date', day: 'future' },
  hearing_at: { label: 'Time of the hearing', kind: 'time' },
  venue: { label: 'Venue or video link', kind: 'text' },
  signed_notice: { label: 'Signed notice', kind: 'file' },
  affidavit_of_publication: { label: 'Affidavit of publication', kind: 'file' },
  newspaper_copies: { label: 'Newspaper copies', kind: 'files', help: 'Three weekly issues.' },
  proof_of_service: { label: 'Proof of service on the named parties', kind: 'file' },
  minutes: { label: 'Minutes and attendance', kind: 'file' },
  formal_offer: { label: 'Formal offer of evidence', kind: 'file' },
  hearing_report: { label: 'Hearing report', kind: 'file' },
  written_order: { label: 'Signed order', kind: 'file' },

  evidence: { label: 'Complaint, audit finding or other evidence', kind: 'files' },
  charge: { label: 'Charge', kind: 'long-text' },
  facts: { label: 'Facts', kind: 'long-text' },
  answer_days: { label: 'Working days to answer', kind: 'number' },
  recommended_penalty: {
    label: 'Recommended penalty',
    kind: 'choice',
    choices: choices({ suspension: 'Suspension', revocation: 'Revocation', fine: 'Fine only' }),
  },
  maximum_days: { label: 'Maximum number of days', kind: 'number', missing: 'Enter the maximum number of days.' },
  starts_on: { label: 'First day', kind: 'date' },
  ends_on: { label: 'Last day', kind: 'date', help: 'If left empty, it lasts until lifted.' },
  conditions: { label: 'Conditions', kind: 'long-text' },
  fine: { label: 'Fine', kind: 'money' },
  proof_of_compliance: { label: 'Proof of compliance', kind: 'file' },
  letter_of_cessation: { label: 'Letter of cessation', kind: 'file' },
  late_violation: {
    label: 'Violation',
    kind: 'choice',
    help: `If left empty: ${lateViolationLabels[lateNotices[0]]}.`,
    choices: choices(lateViolationLabels),
  },
  report_fault: {
    label: 'Why it is rejected',
    kind: 'choice',
    missing: 'Choose why it is rejected.',
    choices: choices({ duplicate: 'Duplicate', 'wrong-period': 'Wrong period', falsified: 'Falsified' }),
  },
} as const satisfies Record<string, Input>
export type InputName = keyof typeof inputs

/** What a person fills in, by input name. */
export type Inputs = Readonly<Partial<Record<InputName, unknown>>>
