import type { ChangeableAccreditation } from '@lading/contract/changes'
import { sideLabels } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'

/** The accreditations of one business. */
export interface ChangeableBusiness {
  readonly business_id: number
  readonly business_name: string
  readonly accreditations: readonly ChangeableAccreditation[]
}

/** Accreditations by their business, in the order in which they came. */
export function byBusiness(accreditations: readonly ChangeableAccreditation[]): readonly ChangeableBusiness[] {
  const groups = Map.groupBy(accreditations, ({ business_id }) => business_id)
  return [...groups].map(([business_id, own]) => ({
    business_id,
    business_name: own[0]?.business_name ?? '',
    accreditations: own,
  }))
}

/** The changes that may be asked of one of these at least, in the order of their numbers. */
export function typesOffered(accreditations: readonly ChangeableAccreditation[]): readonly TransactionType[] {
  const types = accreditations.flatMap(({ changes }) => changes.map(({ type }) => type))
  return [...new Set(types)].toSorted((one, other) => one - other)
}

/** Why a change may not be asked of all of these now: by side where they differ; null where it may. */
export function whyNotOfAll(accreditations: readonly ChangeableAccreditation[], type: TransactionType): string | null {
  const closed = accreditations.flatMap(({ agency, changes }) => {
    const why_not = changes.find((one) => one.type === type)?.why_not
    return why_not ? [{ agency, why_not }] : []
  })
  if (closed.length === 0) return null
  const [first] = closed
  const isSameForAll =
    closed.length === accreditations.length && closed.every(({ why_not }) => why_not === first?.why_not)
  if (isSameForAll) return first?.why_not ?? null
  const refusals = closed.map(({ agency, why_not }) => `${sideLabels[agency].name}: ${why_not}`).join(' ')
  return closed.length < accreditations.length ? `${refusals} Untick that agency to request it of the other.` : refusals
}

/** What a press opens, in a sentence: one request for each change and agency. */
export function whatOpens(changes: number, agencies: number): string {
  if (changes === 0) return 'Choose what has changed.'
  const drafts = changes * agencies
  if (drafts === 1) return 'One request is opened, with its own documents and fee.'
  if (agencies === 1) return `${drafts} requests are opened, one for each change, each with its own documents and fee.`
  const each = changes === 1 ? 'one for each agency' : 'one for each change and agency'
  return `${drafts} requests are opened, ${each}. Each agency decides on its own.`
}
