import type { PlainDate } from '../dates/plain-date.ts'
import { Status } from '../transactions/status.ts'

/** Where an obligation stands on a day, as calendars show it. */
export const obligationStates = ['to-come', 'due', 'late', 'filed', 'accepted'] as const
export type ObligationState = (typeof obligationStates)[number]

interface Standing {
  /** Null: nothing asks for it. */
  readonly opens_on: PlainDate | null
  readonly due_on: PlainDate | null
  /** Of the report that is written or filed for it; null while there is none. */
  readonly status: Status | null
  readonly is_accepted: boolean
}

/** A report counts as filed from its submission on, wherever the agency or its client has it. */
export function obligationState(
  { opens_on, due_on, status, is_accepted }: Standing,
  today: PlainDate,
): ObligationState {
  if (is_accepted) return 'accepted'
  if (status !== null && status !== Status.draft) return 'filed'
  if (opens_on === null || opens_on > today) return 'to-come'
  return due_on !== null && due_on < today ? 'late' : 'due'
}
