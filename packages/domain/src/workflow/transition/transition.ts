import type { BusinessRight } from '../../people/acting/actor.ts'
import type { ActionKey } from '../actions/actions.ts'
import type { EffectName } from './effects.ts'
import type { GuardName } from '../guards/guards.ts'
import type { InputName } from './inputs.ts'
import type { FactPath, Subject } from '../decision-facts.ts'
import type { Status } from '../../transactions/status.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { Recipient } from './recipient.ts'
import type { Who } from '../who.ts'
import type { Agency } from '../../transactions/agency.ts'

/** `reason` must be given, `reason?` may be; a long form is asked of these desks alone, or where a fact holds (or is so). */
export type Ask =
  | InputName
  | `${InputName}?`
  | { readonly input: InputName | `${InputName}?`; readonly of: readonly Who[] }
  | { readonly input: InputName | `${InputName}?`; readonly where: FactPath; readonly is?: string }

/** What a business user needs: a right of the membership, or to have written the draft. */
export type CustomerRight = BusinessRight | 'author-or-owner'

/** An act as it is written once for all rows that share it. The permission of staff is the action's key. */
export interface Act {
  readonly action: ActionKey
  readonly by: readonly Who[]
  readonly right?: CustomerRight
  readonly guards?: readonly GuardName[]
  readonly inputs?: readonly Ask[]
  readonly effects?: readonly EffectName[]
  /** The stage to come back to; `proposed-from`: where the disapproval was proposed (6 for 3 and 6). */
  readonly sets_returned_from?: Status | 'proposed-from'
  /** Notified besides those whom entering the status notifies (notices.ts). */
  readonly notifies?: readonly Recipient[]
  /** Entering the status notifies nobody. */
  readonly unannounced?: true
  /** The portal's own act that follows at once, in the same transaction, when its guards hold. */
  readonly followed_by?: ActionKey
  /** The moves by which this one is made; it is never made alone. */
  readonly via?: readonly string[]
  /** Narrower than the flow's own types or agencies. */
  readonly types?: readonly TransactionType[]
  readonly agencies?: readonly Agency[]
}

export type FlowLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'

/** One allowed move: a row of the table (specification, section 4; field facts, section 11). */
export interface Transition {
  readonly id: string
  readonly flow: FlowLetter
  readonly subject: Subject
  /** Empty for an accreditation. */
  readonly types: readonly TransactionType[]
  readonly agencies: readonly Agency[]
  /** Null creates the row. */
  readonly from: Status | null
  readonly to: Status
  readonly action: ActionKey
  readonly label: string
  readonly by: readonly Who[]
  readonly right?: CustomerRight
  readonly guards: readonly GuardName[]
  readonly inputs: readonly Ask[]
  readonly effects: readonly EffectName[]
  readonly sets_returned_from?: Status | 'proposed-from'
  readonly notifies: readonly Recipient[]
  readonly unannounced: boolean
  readonly followed_by?: ActionKey
  readonly via: readonly string[]
}
