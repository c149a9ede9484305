import { businessForms, type BusinessForm } from '../../../business/business-form.ts'
import type { RegistersAs } from '../../../documents/registered-documents.ts'
import { plainDate } from '../../../dates/plain-date.ts'
import { Status } from '../../../transactions/status.ts'
import type { TransactionType } from '../../../transactions/transaction-type.ts'
import type { DayAnswer } from '../carried-documents.ts'
import type { Asking, DocumentDay, RequirementEntry } from '../requirement.ts'
import type { Agency } from '../../../transactions/agency.ts'

/**
 * The four columns of the field facts' tables: sole proprietorship, partnership, corporation, cooperative.
 * `●` required, `○` optional, `–` not asked.
 */
export type Columns = `${Mark}${Mark}${Mark}${Mark}`
type Mark = '●' | '○' | '–'

type AskingRow =
  | Columns
  | ({ readonly forms: Columns } & Partial<Omit<Asking, 'type' | 'required_of' | 'optional_for'>>)

/** A row as the catalogue writes it; what is left out is the ordinary case. */
export interface CatalogueRow {
  readonly code: string
  readonly name: string
  readonly help: string
  readonly basis: string
  readonly expiry_label?: string
  /** Of a day that is asked: it lies ahead, as the last day of a permit does, unless said otherwise. */
  readonly day?: DocumentDay
  readonly day_answer?: DayAnswer
  readonly day_only_for?: string
  readonly max_files?: number
  readonly registers?: readonly RegistersAs[]
  readonly issued_by_agency?: boolean
  readonly answered_by?: RequirementEntry['answered_by']
  readonly asked: Readonly<Partial<Record<TransactionType, AskingRow>>>
}

/** Amended articles may follow for 90 days, by provisional practice. */
export const articlesMayFollow = {
  may_follow: true,
  waits_for_sec: true,
  note: 'It may follow while the SEC is amending the articles.',
} as const

const ORDINARY_FILES = 3
const effective_from = plainDate('2020-01-01')

/** Rows of a catalogue as entries of an agency, numbered in their order. */
export function entriesOf(agency: Agency, rows: readonly CatalogueRow[]): RequirementEntry[] {
  return rows.map(({ code, name, help, basis, asked, ...row }, index) => ({
    agency,
    code,
    position: index + 1,
    name,
    help,
    expiry_label: row.expiry_label ?? '',
    day: row.expiry_label ? (row.day ?? 'future') : null,
    day_answer: row.day_answer ?? '',
    day_only_for: row.day_only_for ?? '',
    max_files: row.max_files ?? ORDINARY_FILES,
    registers: row.registers ?? [],
    issued_by_agency: row.issued_by_agency ?? false,
    answered_by: row.answered_by ?? 'applicant',
    asked: Object.entries(asked).map(([type, asking]) => askingOf(Number(type) as TransactionType, asking)),
    legal_basis: basis,
    effective_from,
  }))
}

function askingOf(type: TransactionType, row: AskingRow): Asking {
  const { forms, ...rest } = typeof row === 'string' ? { forms: row } : row
  return {
    type,
    required_of: formsMarked(forms, '●'),
    optional_for: formsMarked(forms, '○'),
    required_when: [],
    scopes: [],
    kinds: [],
    asked_at: Status.draft,
    may_follow: false,
    waits_for_sec: false,
    per_branch: false,
    note: '',
    ...rest,
  }
}

function formsMarked(columns: Columns, mark: Mark): BusinessForm[] {
  return businessForms.filter((_form, index) => columns[index] === mark)
}
