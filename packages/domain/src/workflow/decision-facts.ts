import type { RenewedAccreditation } from '../accreditation/renewal/why-not-renewed.ts'
import type { Scope } from '../transactions/scope.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import type { Status } from '../transactions/status.ts'
import type { Participants } from './who.ts'
import type { Agency } from '../transactions/agency.ts'

export type Subject = 'transaction' | 'accreditation'
export type { Scope }
export type Outcome = 'dismissal' | 'suspension' | 'revocation'

/** What a move itself writes: the workflow's own columns of the row. `stateAfter` computes them. */
export interface WorkflowState {
  /** Null while the row does not exist yet: creating is a move too. */
  readonly status: Status | null
  /** The stage that sent the transaction back, so that revision ends where it began (field facts, section 11, rule 4). */
  readonly returned_from: Status | null
  /** Splits status 17 into "for recommendation" (null) and "for approval". */
  readonly recommendation: 'approve' | 'dismiss' | null
  readonly recommended_by: number | null
  readonly outcome: Outcome | null
  readonly processor_id: number | null
  readonly lock_holder_id: number | null
  readonly lease_ends_at: Date | null
  readonly ever_locked: boolean
  readonly resubmissions: number
  readonly ever_approved: boolean
  readonly disapproval_proposed_by: number | null
  readonly disapproval_proposed_from: Status | null
  readonly deadline_extended: boolean
  readonly participants: Participants
}

/** Asked when a transaction is opened, before its row exists. */
export interface Opening {
  readonly email_verified: boolean
  readonly business_profile_complete: boolean
  /** An accreditation of this agency in 20, 21, 22, 28 or 33. */
  readonly holds_accreditation: boolean
  /** An unfinished new application or renewal with this agency. */
  readonly application_open: boolean
  /** An unfinished transaction (or case) of this very type on this accreditation; of a report, on this period. */
  readonly same_type_open: boolean
  /** Last day on which a business may not apply after a revocation. */
  readonly barred_until: string | null
  /** Status of the accreditation that is renewed, changed or accused. */
  readonly accreditation_status: Status | null
  /** Type 2: the accreditation that is renewed; null where the business holds none with a last day. */
  readonly renewed: RenewedAccreditation | null
  /** Legal form of the business in the register; empty while none is chosen. */
  readonly legal_form: string
  /** Type 12: the agency has a scope that the accreditation does not hold yet. */
  readonly asks_new_scope: boolean
  readonly suspended_by_preventive_order: boolean
  /** Types 13 to 15: the period has closed, or the cover of the insurance ends soon. */
  readonly obligation_due: boolean
}

/** The documents and answers of the application, as they stand. */
export interface Filing {
  readonly missing_requirements: number
  /** Their names, as the checklist calls them. */
  readonly missing_names: readonly string[]
  /** How many of the missing ones the requirement list lets follow. */
  readonly missing_that_may_follow: number
  readonly undecided_documents: number
  readonly returned_documents: number
  /** Returned documents and questions which the client has neither replaced nor answered. */
  readonly unanswered_returns: number
  readonly declaration_accepted: boolean
  readonly scopes: readonly Scope[]
  readonly paid_up_capital_centavos: number | null
  /** Null without a scope. */
  readonly minimum_capital_centavos: number | null
  /** The scope or the paid-up capital came back to the client and stands otherwise than it was filed. */
  readonly capital_changed: boolean
  /** Type 2: reports past their day and penalties not paid, but for those the agency waived. */
  readonly overdue_reports: number
  readonly unpaid_penalties: number
  /** The client of a renewal asked to be excused from its arrears, and has no answer yet. */
  readonly waiver_asked: boolean
  /** Types 13 to 15: opened by the portal because it is due, not by hand. */
  readonly is_obligation: boolean
  /** The obligation it answers is complied with, without it. */
  readonly complied_otherwise: boolean
  /** Types 13 and 14: sections with neither lines nor the word that there was no operation, and whether the sums hold. */
  readonly unanswered_sections: number
  readonly totals_agree: boolean
  readonly purpose_given: boolean
  /** Types 3 to 12: the certificate must be made anew (field facts, section 7.3). */
  readonly changes_certificate: boolean
}

export interface Evaluation {
  readonly ratio_saved: boolean
  readonly memorandum_ready: boolean
  /** Type 16: the case search; type 17: the draft of the letter. */
  readonly finding_ready: boolean
  /** Types 13 to 15: filed after its due day, or with a violation picked from the catalogue. */
  readonly penalty_due: boolean
  /** More than one violation of the catalogue fits a late report. */
  readonly violation_to_choose: boolean
  readonly material_change: boolean
}

export interface Payment {
  /** All lines of the assessment that stands now, and what was validated of it. */
  readonly assessed_centavos: number
  readonly paid_centavos: number
  /** Total of the invoice now open, in centavos; null without one. */
  readonly invoice_centavos: number | null
  readonly waiting_for_validation: boolean
  readonly checkout_open: boolean
  /** The provider itself confirmed the success of this invoice's attempt. */
  readonly gateway_verified: boolean
  readonly posted_by: number | null
  readonly invoices_unpaid: number
  /** Manila's day on which these fees were ordered first, YYYY-MM-DD; null without an order. */
  readonly ordered_on: string | null
  /** Types 13 to 15: whether the client asked to be excused from the penalty, and the answer; null where it did not. */
  readonly condonation: 'asked' | 'declined' | 'condoned' | null
}

/** The air side's stages between filing and decision, and the hearings of cases. */
export interface Hearing {
  readonly filing_fee_validated: boolean
  readonly permit_still_valid: boolean
  readonly loa_drafted: boolean
  /** The hearing was concluded, or waived by order. */
  readonly heard: boolean
  readonly opposed: boolean
  readonly resets: number
  readonly unexcused_absences: number
  readonly clearances_complete: boolean
  readonly answer_received: boolean
}

export interface Release {
  readonly delivery: 'electronic' | 'pickup'
  /** The certificate (or letter) is rendered, signed and stored. */
  readonly document_ready: boolean
  /** Manila's day on which it was issued, YYYY-MM-DD; null until then. */
  readonly issued_on: string | null
  /** A certificate on paper that the client holds is replaced: it is surrendered, or declared lost. */
  readonly replaces_printed: boolean
  /** A later certificate took the place of each that was issued for this. */
  readonly is_replaced: boolean
}

/** What flow H and the cases ask about the accreditation. */
export interface Standing {
  readonly accreditation_status: Status | null
  /** Last day of validity, YYYY-MM-DD. */
  readonly expiry_on: string | null
  readonly successor_accredited: boolean
  /** A renewal was filed and is not decided yet. */
  readonly renewal_pending: boolean
  /** The business asked to give it up, and has no answer yet. */
  readonly surrender_asked: boolean
  readonly is_migrated: boolean
  /** Last day on which a late renewal is taken. */
  readonly late_renewal_until: string | null
  readonly suspended_by_preventive_order: boolean
  /** Last day of the suspension; null: until lifted. */
  readonly suspended_until: string | null
  readonly conditions_met: boolean
  readonly fine_unpaid: boolean
}

/** Instants worked out by the calendar; null where nothing runs. */
export interface Deadlines {
  /** The end of the client's time in the present status (statuses 1, 4, 9, 11 of a case, 12, 15, 21). */
  readonly client_due_at: Date | null
  readonly draft_stale_at: Date | null
  readonly lock_idle_at: Date | null
}

export interface WorkflowSettings {
  readonly self_pick_allowed: boolean
  readonly cashier_separation: boolean
  readonly publication_exempt: boolean
  readonly hearing_resets: number
  readonly lease_minutes: number
}

/** What is always known of a transaction or accreditation: its row, its deadlines, the settings. */
export interface BaseFacts extends WorkflowState {
  readonly subject: Subject
  /** Null for an accreditation. */
  readonly type: TransactionType | null
  readonly agency: Agency
  readonly business_id: number
  readonly version: number
  readonly author_id: number | null
  readonly deadlines: Deadlines
  readonly settings: WorkflowSettings
}

/** Facts that areas supply, one by one, where a guard reads them. */
export interface FactGroups {
  readonly opening: Opening
  readonly filing: Filing
  readonly evaluation: Evaluation
  readonly payment: Payment
  readonly hearing: Hearing
  readonly release: Release
  readonly standing: Standing
}
type GroupName = keyof FactGroups

/** The name of one fact: `filing.missing_requirements`. */
export type FactPath = { [G in GroupName]: `${G}.${keyof FactGroups[G] & string}` }[GroupName]

type GroupOf<P extends FactPath> = P extends `${infer G extends GroupName}.${string}` ? G : never
type NameIn<P extends FactPath, G extends GroupName> = P extends `${G}.${infer N extends keyof FactGroups[G] & string}`
  ? N
  : never

/** The kind of value a fact has. */
export type ValueAt<P extends FactPath> = P extends `${infer G extends GroupName}.${infer N}`
  ? N extends keyof FactGroups[G]
    ? FactGroups[G][N]
    : never
  : never

/** The base and just these facts: what a guard that declares them may look at. */
export type Reading<P extends FactPath> = BaseFacts & {
  readonly [G in GroupOf<P>]: Pick<FactGroups[G], NameIn<P, G>>
}

/** What `decide` is given: the base, and of the other facts those that are known. An absent fact is unknown. */
export type KnownFacts = BaseFacts & { readonly [G in GroupName]?: Partial<FactGroups[G]> }

/** The value of one fact; undefined where it is unknown. */
export function factAt(facts: KnownFacts, path: FactPath): unknown {
  const [group, name] = path.split('.') as [GroupName, string]
  return (facts[group] as Readonly<Record<string, unknown>> | undefined)?.[name]
}
