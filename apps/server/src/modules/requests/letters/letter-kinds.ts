import type { Agency } from '@lading/domain/transactions/agency'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import type { Signatory } from '#platform/pdf/blocks/payload-parts'
import type { Db } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import type { z } from 'zod'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'

/** A request with the settings its letter is written by. */
export type AnsweredRequest = LockedTransaction & { readonly settings: SettingsReader }

/** What a letter bears when it is signed; of a preview what stands in its place. */
export interface LetterSignature {
  readonly number: string
  readonly url: string
  readonly signatory: Signatory
  readonly signed_at: string
}

/** A kind of letter that answers a request: its document, its numbers, and what is frozen into it. */
export interface LetterKind<D extends DocumentDefinition = DocumentDefinition> {
  readonly document: D
  /** The name of its series of numbers, one an agency and year. */
  readonly series: (agency: Agency) => string
  readonly numberOf: (agency: Agency, year: number, series: number) => string
  readonly payloadOf: (
    db: Db,
    found: AnsweredRequest,
    text: string,
    signed: LetterSignature,
  ) => Promise<z.input<D['payload']>>
}

/** The text as it is printed: one paragraph a line. */
export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')
