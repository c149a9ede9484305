import type { TransactionType } from '../../../../transactions/transaction-type.ts'
import type { Circumstance } from '../../requirement.ts'
import type { CatalogueRow, Columns } from '../catalogue-entry.ts'

const proposed = 'Proposed; to be confirmed by the agency'

/** What a change asks for; what is left out is the ordinary case. */
export type Change = Pick<CatalogueRow, 'name' | 'help'> &
  Partial<Pick<CatalogueRow, 'expiry_label' | 'day_only_for' | 'max_files' | 'registers' | 'issued_by_agency'>> & {
    readonly forms?: Columns
    readonly note?: string
    readonly per_branch?: boolean
    readonly may_follow?: boolean
    readonly waits_for_sec?: boolean
    readonly required_when?: readonly Circumstance[]
    readonly basis?: string
  }

/** Asked by sea for some changes; by air for every one. */
export const secretarysCertificate = {
  name: 'Secretary’s certificate',
  help: 'Certifies the change and who may sign for it.',
  forms: '–●●●',
} as const

/** The code of a row, by type and place: `C04-02`. */
export function codeOf(type: TransactionType, number: number): string {
  return `C${String(type).padStart(2, '0')}-${String(number).padStart(2, '0')}`
}

/** A row of the catalogue, with the ordinary case for what the change leaves out. */
export function rowOf(
  type: TransactionType,
  code: string,
  { forms = '●●●●', note = '', per_branch, may_follow, waits_for_sec, required_when, ...change }: Change,
): CatalogueRow {
  const asking = {
    forms,
    note,
    per_branch: per_branch ?? false,
    may_follow: may_follow ?? false,
    waits_for_sec: waits_for_sec ?? false,
    required_when: required_when ?? [],
  }
  return { basis: proposed, ...change, code, asked: { [type]: asking } }
}
