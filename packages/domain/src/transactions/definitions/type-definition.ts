import type { Agency } from '../agency.ts'

/** Types that share a flow, screens and a way to be decided. */
export const families = ['application', 'change', 'report', 'request', 'case'] as const
export type Family = (typeof families)[number]

/** The parts of the staff page of a transaction. */
export type StaffTab =
  | 'documents'
  | 'business'
  | 'change'
  | 'report'
  | 'request'
  | 'certification'
  | 'sec-recommendation'
  | 'people'
  | 'capital'
  | 'fee'
  | 'memorandum'
  | 'messages'
  | 'timeline'
  | 'issued'

/** The documents that approvals make. */
export type ApprovalDocument = 'certificate' | 'branch-certificate' | 'certification' | 'sec-recommendation'

/** New, renewal, update, additional category, periodic report, request for a document, suspension or revocation. */
export type ReferenceLetter = 'N' | 'R' | 'U' | 'C' | 'P' | 'Q' | 'S'

/** How long the law lets a transaction take (RA 11032; field facts, section 14). */
export type ClockClass = 'simple' | 'complex' | 'quasi-judicial' | 'adjudication'

/** What its costs and documents depend on, beside the side and the legal form. */
export type ServiceQuestion = 'scope' | 'scope-given-up' | 'branches' | 'certificate'

/** How a type is offered to clients. */
export interface Offer {
  /** In the address of its start page. */
  readonly slug: string
  /** Where one can be begun: the one place that says at which agencies a type is open to clients. */
  readonly agencies: readonly Agency[]
  readonly title: string
  readonly asks: readonly ServiceQuestion[]
  /** Which scope is asked, where it is not the one applied for. */
  readonly scope_label?: string
  /** It tells what an agency has on record: a business that one agency alone knows is not asked which. */
  readonly of_records?: true
}

/** What both sides must know of a type of transaction; each row of the registry is one. */
export interface TypeDefinition {
  readonly family: Family
  readonly label: string
  /** At both agencies, or at each. */
  readonly clock: ClockClass | Readonly<Record<Agency, ClockClass>>
  /** The letter in its reference (field facts, section 15.1). */
  readonly letter: ReferenceLetter
  /** What becomes of the accreditation; null where none is needed. */
  readonly accreditation: 'granted' | 'renewed' | 'changed' | 'widened' | 'reported-on' | 'suspended' | 'revoked' | null
  /** Null while clients cannot begin it. */
  readonly offer: Offer | null
  /** The plain question by which a client finds a change of the register; null of other types. */
  readonly question: string | null

  /** The name of the form that its client fills in; null while the type is not built, and nothing opens it then. */
  readonly form: string | null
  /** The list of the register that it changes; null where it changes single answers, or all. */
  readonly changed_list: 'officers' | 'agents' | 'documents' | 'stockholders' | 'directors' | 'branches' | null
  /** What a report is about: a period that is over, or a policy. */
  readonly report_on: 'year' | 'quarter' | 'policy' | null

  /** In their order; the page opens with the first. `staffTabsOf` leaves out what the answers spare. */
  readonly tabs: readonly StaffTab[]
  /** The financial statements: analysed by the evaluator, or stated in the report itself. */
  readonly statements: 'analysed' | 'reported' | null
  /** Limits of the settings that its answers are held against beside an applicant's. */
  readonly tests: readonly ('capital' | 'cover')[]
  /** What it is charged for: fees of the catalogue, or penalties alone; null where it is free. */
  readonly charged:
    | 'accreditation'
    | 'reissue'
    | 'scope-given-up'
    | 'branches'
    | 'added-scopes'
    | 'letter'
    | 'copies'
    | 'penalties'
    | null
  /** Agencies where the application's fee comes first, and what it is decided for after that. */
  readonly application_fee_at: readonly Agency[]
  /** What its approval can have made and signed. */
  readonly documents: readonly ApprovalDocument[]
  /** Whether the answers can spare the documents. */
  readonly may_spare_documents: boolean
}
