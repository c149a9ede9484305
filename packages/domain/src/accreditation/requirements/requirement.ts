import type { BusinessForm } from '../../business/business-form.ts'
import type { Carrying, DayAnswer } from './carried-documents.ts'
import type { RegistersAs } from '../../documents/registered-documents.ts'
import type { PlainDate } from '../../dates/plain-date.ts'
import type { Status } from '../../transactions/status.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { Scope } from '../../transactions/scope.ts'
import type { Agency } from '../../transactions/agency.ts'

/** What a request for a certificate (type 16) asks to have certified. */
export const certificateKinds = ['no-pending-case', 'pending-case', 'true-copy', 'standing', 'other'] as const
export type CertificateKind = (typeof certificateKinds)[number]

export const certificateKindLabels: Readonly<Record<CertificateKind, string>> = {
  'no-pending-case': 'That no case is pending',
  'pending-case': 'That a case is pending',
  standing: 'Standing of the accreditation',
  'true-copy': 'A true copy of a document',
  other: 'Another certification',
}

/** What a form may bring about that makes an optional document a required one. */
export const circumstances = [
  'city-changes',
  'officers-added',
  'branches-opened',
  'branches-closed',
  'branch-permits-renewed',
  'agents-added',
  'agreements-changed',
  'citizenship-to-prove',
  'directors-added',
  'original-lost',
  'key-officers-changed',
  'registration-ended',
  'articles-amended',
  'domestic-agents-named',
] as const
export type Circumstance = (typeof circumstances)[number]

/** When, and of whom, a document is asked. */
export interface Asking {
  readonly type: TransactionType
  readonly required_of: readonly BusinessForm[]
  readonly optional_for: readonly BusinessForm[]
  /** In one of these it is required of those for whom it is optional otherwise. */
  readonly required_when: readonly Circumstance[]
  /** Asked when at least one of these is applied for or held; empty: whatever the scope. */
  readonly scopes: readonly Scope[]
  /** Type 16 only; empty: whatever is to be certified. */
  readonly kinds: readonly CertificateKind[]
  /** The code at which it is asked: 0 with the application, 12 with the proof of publication, 29 at the hearing. */
  readonly asked_at: Status
  /** The application may be filed before it, at code 1. */
  readonly may_follow: boolean
  /** The SEC amends it: where it follows, the client has the days of `deadline.completion_days_sec`. */
  readonly waits_for_sec: boolean
  /** Asked only of those with branches, and then one for each. */
  readonly per_branch: boolean
  /** Type 2: when the document of the filing before serves; not said where it never does. */
  readonly carried?: Carrying
  /** Added to the reason why: when an optional document is needed after all. */
  readonly note: string
}

/**
 * When the date on a document must lie, on the day of filing: not past for a permit’s last day, not ahead for a fiscal year’s
 * end, on any day for the last of a cover, whose report may come after it.
 */
export const documentDays = ['past', 'future', 'any'] as const
export type DocumentDay = (typeof documentDays)[number]

/** An entry of the requirement catalogue. Staff edit it; open transactions keep the list they were filed with. */
export interface RequirementEntry {
  readonly agency: Agency
  readonly code: string
  readonly position: number
  readonly name: string
  readonly help: string
  /** Empty where no date is asked. */
  readonly expiry_label: string
  readonly day: DocumentDay | null
  /** The answer of the form that holds the same day, where the form asks it; empty where none does. */
  readonly day_answer: DayAnswer | ''
  /** What alone has that day, as `a lease` beside a title: one file bears it, or the client confirms that none is one. Empty where each has it. */
  readonly day_only_for: string
  readonly max_files: number
  /** What it is in the document register once it is approved; empty where it is not kept there. */
  readonly registers: readonly RegistersAs[]
  /** The agency itself issued it, so that each has its own: one filed with the other agency is another document. */
  readonly issued_by_agency: boolean
  /** The applicant uploads it, the portal checks it itself, or the agency's divisions clear it. */
  readonly answered_by: 'applicant' | 'portal' | 'agency'
  readonly asked: readonly Asking[]
  readonly legal_basis: string
  readonly effective_from: PlainDate
  readonly effective_until?: PlainDate | null
}

/** A line of the checklist of one application. */
export interface RequiredDocument {
  readonly code: string
  readonly name: string
  readonly mandatory: boolean
  readonly may_follow: boolean
  readonly waits_for_sec: boolean
  readonly asks_expiry: boolean
  readonly expiry_label: string
  readonly day: DocumentDay | null
  readonly day_answer: DayAnswer | ''
  readonly day_only_for: string
  readonly max_files: number
  readonly help: string
  /** Why this applicant is asked, in a sentence or two. */
  readonly why: string
}
