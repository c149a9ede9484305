import { typesOf } from '../../transactions/family.ts'
import { isEnded, caseOrderStatuses } from '../../transactions/status-groups.ts'
import { flow } from './flow.ts'
import { Status, statuses, type Status as StatusCode } from '../../transactions/status.ts'
import { transactionTypes } from '../../transactions/transaction-type.ts'
import type { Act } from '../transition/transition.ts'
import { agencies } from '../../transactions/agency.ts'

/** Reports are duties: they stay open and overdue. Cases are the agency's own. */
const requests = typesOf('application', 'change', 'request')
const ofTheBusiness = typesOf('application', 'change', 'report', 'request')
const airAccreditations = { types: typesOf('application'), agencies: ['cab'] } as const

const purgeStaleDraft = {
  action: 'purge-stale-draft',
  by: ['SYS'],
  types: [...requests, ...typesOf('case')],
  guards: ['draft-is-stale'],
  effects: ['purge-files'],
} satisfies Act

const timeIsOver = {
  by: ['SYS'],
  types: requests,
  guards: ['client-time-is-over'],
  effects: ['void-open-invoices', 'cancel-loa'],
  notifies: ['processor'],
} satisfies Partial<Act>

const completionDeadlinePassed = { ...timeIsOver, action: 'completion-deadline-passed' } satisfies Act
const clientDidNotAct = { ...timeIsOver, action: 'client-did-not-act' } satisfies Act
const noProofOfPublication = { ...timeIsOver, ...airAccreditations, action: 'no-proof-of-publication' } satisfies Act

const orderUnpaid = {
  ...timeIsOver,
  action: 'order-of-payment-unpaid',
  guards: ['client-time-is-over', 'nothing-to-validate'],
} satisfies Act

const applicationFeeUnpaid = { ...orderUnpaid, ...airAccreditations, action: 'application-fee-unpaid' } satisfies Act

const twoAbsences = {
  ...airAccreditations,
  action: 'two-unexcused-absences',
  by: ['SYS'],
  guards: ['two-absences'],
  effects: ['record-proposal'],
  notifies: ['LEG', 'APP'],
} satisfies Act

const answerPeriodLapsed = {
  action: 'answer-period-lapsed',
  by: ['SYS'],
  types: typesOf('case'),
  guards: ['client-time-is-over'],
  effects: ['schedule-hearing'],
} satisfies Act

const idle = { by: ['SYS'], notifies: ['QM', 'former-lock-holder'] } satisfies Omit<Act, 'action'>

/** Back where it waited: its client was told when it was received. */
const lockIdle = {
  ...idle,
  action: 'lock-idle',
  guards: ['lock-lay-idle', 'not-resubmitted-yet'],
  unannounced: true,
} satisfies Act

const lockIdleResubmitted = {
  ...idle,
  action: 'lock-idle-resubmitted',
  types: ofTheBusiness,
  guards: ['lock-lay-idle', 'resubmitted-before'],
} satisfies Act

const lockIdleRevision = { ...idle, action: 'lock-idle-revision', guards: ['lock-lay-idle'] } satisfies Act

const unclaimed = {
  action: 'unclaimed',
  by: ['SYS'],
  types: requests,
  guards: ['unclaimed-too-long', 'document-ready'],
  effects: ['archive-paper', 'write-release-log', 'follow-renewal', 'replace-certificate'],
} satisfies Act

const endWithItsAccreditation = {
  action: 'end-with-its-accreditation',
  by: ['SYS'],
  types: ofTheBusiness,
  guards: ['accreditation-has-ended'],
  inputs: ['reason?'],
  effects: ['void-open-invoices', 'cancel-loa'],
  notifies: ['processor'],
} satisfies Act
/** Every status in which a transaction of the business is still open. */
const open = statuses.filter((status) => !isEnded(status) && !caseOrderStatuses.includes(status))

/** Flow G: what time alone brings about. All periods are settings. */
export const time = flow({ flow: 'G', types: transactionTypes, agencies }, [
  ['G01', Status.draft, Status.deleted, purgeStaleDraft],
  ['G02', Status.forRequirementCompletion, Status.terminated, completionDeadlinePassed],
  ['G03', Status.forClientAction, Status.terminated, clientDidNotAct],
  ['G04', Status.forApplicationFeePayment, Status.terminated, applicationFeeUnpaid],
  ['G05', Status.forPayment, Status.terminated, orderUnpaid],
  ['G06', Status.forPublication, Status.terminated, noProofOfPublication],
  ['G07', Status.forHearing, Status.forDisapproval, twoAbsences],
  ['G08', Status.noticeOfPreliminaryHearing, Status.forHearing, answerPeriodLapsed],
  ['G09', Status.lockedForEvaluation, Status.forEvaluation, lockIdle],
  ['G09b', Status.evaluationForRevision, Status.forRevision, lockIdleRevision],
  ['G09a', Status.lockedForEvaluation, Status.resubmitted, lockIdleResubmitted],
  ['G10', Status.forPickup, Status.accredited, unclaimed],
  ...open.map((status) => [`G13-${twoDigits(status)}`, status, Status.terminated, endWithItsAccreditation] as const),
])

function twoDigits(status: StatusCode): string {
  return String(status).padStart(2, '0')
}
