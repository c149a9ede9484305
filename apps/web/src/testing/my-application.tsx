import type { Filing } from '@lading/contract/filing/filing'
import { paths, patternOf } from '@lading/contract/addresses/paths'
import type { RequirementFile } from '@lading/contract/filing/requirement-lines'
import type { Clock, Process } from '@lading/contract/workflow'
import MyApplicationPage from '../features/applications/MyApplicationPage.tsx'
import { attachedFile } from './attached-file.ts'
import { authorisation, person } from './people.ts'
import { requirement, sampleApplication } from './sample-application.ts'
import { answer } from './server.ts'
import { startSession } from './session.ts'
import { showRoutes } from './show.tsx'

/** Who acts for the business. */
export const owner = { ...person('customer'), memberships: [{ business_id: 3, is_owner: true, rights: [] }] }

/** All that the page of an application asks besides the application, for its owner. */
export function serveMyApplication() {
  startSession({ user: owner, authorisation })
  answer('GET /countries', () => ({ data: [] }))
  answer('GET /transactions/9/timeline', () => ({ steps: [] }))
  answer('GET /messages/list/9', () => ({
    transaction_id: 9,
    accreditation_id: 7,
    reference: 'SFF-N-2026-000123',
    type: 1,
    agency: 'dti',
    status: 4,
    business_name: 'Kalayaan Global Lines Inc.',
    why_closed: null,
    messages: [],
  }))
  answer('GET /transactions/9/clock', () => sampleClock)
  answer('GET /transactions/9/process', () => offered)
}

/** The agency's time while the application waits for the client. */
export const sampleClock: Clock = {
  state: 'paused',
  class_name: 'Complex',
  limit_days: 7,
  received_on: '2026-11-09',
  due_on: null,
  days_used: 4,
  days_left: 3,
  client_deadline_on: '2026-12-15',
  days: [],
}

const offered: Process = {
  transaction_id: 9,
  version: 5,
  status: 4,
  acts: [{ action: 'withdraw', label: 'Withdraw', is_usual: false, transition_id: 'A14', to: 26, questions: [] }],
  not_yet: [],
  holder: null,
  processor: null,
}

/** An application that came back to its owner. */
export const returned: Partial<Filing> = {
  status: 4,
  version: 5,
  open: 'returned',
  submitted_at: '2026-11-07T13:14:00Z',
  filed_at: '2026-11-07T13:14:00Z',
  queue_number: 41,
  client_deadline_on: '2026-12-15',
  client_days_left: 15,
  requirements: [
    requirement({ code: 'S-12', name: 'Training certificates, 60 hours' }),
    requirement({ is_open: false }),
  ],
}

/** A document that came back with it. */
export const returnedDocument = {
  id: 1,
  kind: 'document',
  code: 'S-12',
  label: 'Training certificates, 60 hours',
  remark: 'They add up to 52 hours.',
  answer: '',
  answered_at: null,
} as const

/** A file for a document, with a day on its face or without. */
export const returnedFile: RequirementFile = { ...attachedFile, name: 'permit.pdf', version_no: 2, round: 1 }

/** The page of an application that stands so. */
export function openMyApplication(changes: Partial<Filing>, search = '') {
  answer('GET /accreditations/7', () => sampleApplication(changes))
  answer('GET /transactions/9/filing', () => sampleApplication(changes))
  return showRoutes(
    [{ path: patternOf(paths.myApplication, 'id'), element: <MyApplicationPage /> }],
    `${paths.myApplication(7)}${search}`,
  )
}
