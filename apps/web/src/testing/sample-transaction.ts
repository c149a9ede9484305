import type { TransactionDetail, CheckedRequirement } from '@lading/contract/evaluation'
import type { OfferedAct, Process } from '@lading/contract/workflow'
import { inputs, type InputName } from '@lading/domain/workflow/transition/inputs'
import { Status } from '@lading/domain/transactions/status'
import { answer } from './server.ts'
import { formOfType } from '@lading/contract/transaction-types'

/** A document of the checklist, not decided yet. */
export function sampleLine(id: number, name: string, changes: object = {}): CheckedRequirement {
  const file = {
    id,
    file_id: `00000000-0000-4000-8000-00000000000${id}`,
    name: `${name}.pdf`,
    media_type: 'application/pdf',
    size: 3000,
    page_count: 2,
    version_no: 1,
    round: 0,
    expires_on: null,
    has_no_day: false,
    uploaded_at: '2026-11-09T02:00:00Z',
    decision: null,
    remark: '',
    replaces: null,
    replaces_id: null,
    is_carried: false,
    ...changes,
  }
  const line = {
    code: `S-0${id}`,
    name,
    mandatory: true,
    expiry_label: 'Valid until',
    day_only_for: '',
    why: 'Required for everybody.',
    earlier: [],
    is_new: false,
  }
  return { ...line, answer: '', files: [file] }
}

/** A transaction of the sea side under evaluation, with changes. */
export function sampleTransaction(changes: Partial<TransactionDetail> = {}): TransactionDetail {
  return {
    transaction_id: 7,
    accreditation_id: 5,
    reference: 'SFF-N-2026-000007',
    queue_number: 41,
    type: 1,
    agency: 'dti',
    status: Status.lockedForEvaluation,
    version: 3,
    returned_from: null,
    ever_approved: false,
    recommendation: null,
    resubmissions: 0,
    delivery: 'pickup',
    grounds: '',
    business_id: 9,
    business_name: 'Kalayaan Global Lines Inc.',
    domestic: 0,
    international: 1,
    nvocc: 1,
    submitted_at: '2026-11-09T02:00:00Z',
    filed_at: '2026-11-09T02:00:00Z',
    client_deadline_on: null,
    processor: null,
    register: null,
    register_now: null,
    limits: { capital: {}, training: null, insurance: {}, filipino_percent: 60, copies: 20 },
    form: formOfType(1).draft.parse({
      international: 1,
      nvocc: 1,
      business_name: 'Kalayaan Global Lines Inc.',
      tin: '009123456000',
    }),
    checklist: [sampleLine(1, 'SEC registration'), sampleLine(2, 'Mayor’s permit')],
    returns: [],
    differences: [],
    corrections: [],
    assessment: { lines: [], total: '6530.00', missing: [], condoned: null, order: null },
    memorandum: null,
    ratio_saved: false,
    issued_documents: [],
    messages: 0,
    ...changes,
  }
}

/** An act on offer that asks these questions; `reason?` may be left empty. */
export function sampleAct(action: string, label: string, to: Status, asks: readonly string[] = []): OfferedAct {
  const questions = asks.map((ask) => {
    const name = ask.replace('?', '') as InputName
    return { ...inputs[name], name, required: !ask.endsWith('?') } as OfferedAct['questions'][number]
  })
  return { action, label, is_usual: true, transition_id: 'A-00', to, questions }
}

export function sampleProcess(changes: Partial<Process> = {}): Process {
  return {
    transaction_id: 7,
    version: 3,
    status: Status.lockedForEvaluation,
    acts: [],
    not_yet: [],
    holder: null,
    processor: null,
    ...changes,
  }
}

/** The server answers everything the page of this transaction asks. */
export function serveTransaction(transaction: TransactionDetail, process: Process) {
  answer('GET /transactions/7', () => transaction)
  answer('GET /transactions/7/process', () => process)
  answer('GET /transactions/7/clock', () => ({
    state: 'runs',
    class_name: 'Complex',
    limit_days: 7,
    received_on: '2026-11-09',
    due_on: '2026-11-18',
    days_used: 4,
    days_left: 3,
    client_deadline_on: null,
    days: [{ date: '2026-11-10', counted: true, number: 1, why: 'Working day 1.' }],
  }))
  answer('GET /file/storage', () => new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }))
}
