import { labelOfAction } from '../actions/actions.ts'
import type { Status } from '../../transactions/status.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { Act, FlowLetter, Transition } from '../transition/transition.ts'
import type { Agency } from '../../transactions/agency.ts'

/** A row as it is written in a flow: its id, from, to, and the act. */
export type Row = readonly [id: string, from: Status | null, to: Status, act: Act]

interface Flow {
  readonly flow: FlowLetter
  readonly types: readonly TransactionType[]
  readonly agencies: readonly Agency[]
}

/** The rows of one flow; a flow without types is the life of an accreditation. */
export function flow(of: Flow, rows: readonly Row[]): readonly Transition[] {
  return rows.map(([id, from, to, act]) => ({
    ...of,
    guards: [],
    inputs: [],
    effects: [],
    notifies: [],
    via: [],
    unannounced: false,
    ...act,
    id,
    from,
    to,
    subject: of.types.length ? 'transaction' : 'accreditation',
    label: labelOfAction(act.action, 'staff'),
  }))
}
