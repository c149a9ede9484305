import type { ReturnedCounts } from './returned-text.ts'
import type { Tone } from '../../transactions/labels.ts'

/** Words for a client; some name what the client filed: an application, a request, a report. */
export type Words = string | ((noun: string) => string)

interface ClientWords {
  /** The button, where it differs from that of staff. */
  readonly label?: Words
  /** The sentence that the client reads once it is done. */
  readonly done?: Words
  /** How the client's timeline tells it. */
  readonly past?: string
  /** What is asked before it is done. */
  readonly confirmation?: {
    readonly question: Words
    readonly text: string
    readonly confirm: string
    readonly keep?: string
  }
}

/** What a hint tells of the transaction that is open. */
export interface HintFacts {
  /** How the document is handed over. */
  readonly delivery: 'electronic' | 'pickup'
  /** What is marked to go back to the client. */
  readonly marked: ReturnedCounts
}

/** How a history of requests tells an act that made a request, or ended one. */
export interface RequestOutcome {
  readonly label: string
  readonly tone: Tone
  /** What stands before the words that its person wrote. */
  readonly remarks_label?: string
  /** The reason, where no person wrote one. */
  readonly reason?: string
}

/** One act of the workflow: all that screens say of it. Its key is also the permission of staff who may do it. */
export interface ActionRow {
  /** The button of staff. */
  readonly label: string
  /** What staff read once it is done, without a full stop: "Evaluation started". */
  readonly done?: string
  readonly client?: ClientWords
  /** The line under the button of staff: what the act is about. */
  readonly hint?: (facts: HintFacts) => string
  readonly outcome?: RequestOutcome
  /** Of a usual step onward: how it reads once it is done, "after the payment is validated". */
  readonly usual_after?: string
  /** Its button is filled where no usual step is open. */
  readonly filled_otherwise?: true
  /** The agency’s answer to what the client asked beside the filing: the client’s timeline tells it by `done`, with the reason. */
  readonly answers_client?: true
  /** Wears the colour of what is hard to take back. */
  readonly danger?: true
  /** Done by the click where it asks nothing: it decides nothing and can be taken back. */
  readonly at_once?: true
}
export type ActionRows = Readonly<Record<string, ActionRow>>
