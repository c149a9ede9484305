import type { LineAnswers } from '@lading/contract/forms/lines/line-section'
import type { Place } from '@lading/contract/reference'
import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { FileLines } from './read-file.ts'

/** What the thread is told of a section. */
export interface OfSection {
  readonly type: TransactionType
  readonly agency: Agency
  readonly section: string
  readonly countries: readonly Place[]
}

/** Rows to be filled in, or to be corrected: those of lines with their numbers. */
export interface TemplateRows {
  readonly rows: readonly LineAnswers[]
  readonly numbers?: readonly number[]
}

export type FileOrder = OfSection &
  (
    | { readonly is_template: false; readonly bytes: Uint8Array; readonly is_numbered: boolean }
    | ({ readonly is_template: true; readonly format: 'csv' | 'xlsx' } & TemplateRows)
  )

/** What the thread says of a file: its lines, or why it is not taken. */
export type FileAnswer = { readonly lines: FileLines } | { readonly why: string }
