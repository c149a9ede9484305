import { accreditationLife } from './accreditation-life.ts'
import { airAccreditation } from './air-accreditation.ts'
import { certificateRequest } from './certificate-request.ts'
import { changeRequest } from './change-request.ts'
import { report } from './report.ts'
import { seaAccreditation } from './sea-accreditation.ts'
import { suspensionRevocation } from './suspension-revocation.ts'
import { time } from './time.ts'
import type { ActionKey } from '../actions/actions.ts'
import type { BaseFacts } from '../decision-facts.ts'
import type { Status } from '../../transactions/status.ts'
import type { Transition } from '../transition/transition.ts'

/** Every allowed move. What is not here is refused, by `decide` and by the database. */
export const transitions: readonly Transition[] = [
  ...seaAccreditation,
  ...airAccreditation,
  ...changeRequest,
  ...report,
  ...certificateRequest,
  ...suspensionRevocation,
  ...time,
  ...accreditationLife,
]

type Kind = Pick<BaseFacts, 'subject' | 'type' | 'agency'>

const byKind = new Map<string, readonly Transition[]>()

/** The rows that may serve such a transaction, whatever its status. */
export function transitionsOf({ subject, type, agency }: Kind): readonly Transition[] {
  const kind = `${subject} ${type} ${agency}`
  const known = byKind.get(kind) ?? transitions.filter((row) => serves(row, { subject, type, agency }))
  byKind.set(kind, known)
  return known
}

function serves(row: Transition, { subject, type, agency }: Kind): boolean {
  if (row.subject !== subject || !row.agencies.includes(agency)) return false
  return subject === 'accreditation' || (type !== null && row.types.includes(type))
}

/** The one row by which this act leaves this status. */
export function transitionFrom(rows: readonly Transition[], action: ActionKey, from: Status | null) {
  return rows.find((row) => row.action === action && row.from === from)
}
