import type { ScopesAdded } from '@lading/contract/changes'
import { wideningTypes } from '@lading/domain/transactions/family'
import { scopesAt, scopesOf, type Scope } from '@lading/domain/transactions/scope'
import { invalid } from '#platform/problem'
import type { OpeningInput } from '#modules/workflow/handlers/opening-handlers'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'

const widening: readonly number[] = wideningTypes

/** The scopes that were chosen for an accreditation. Throws 400 where they are chosen for what is not opened, or twice. */
export function scopesChosen(
  scopes_added: readonly ScopesAdded[],
  { transaction_type_ids, accreditation_ids }: Opened,
): ReadonlyMap<number, readonly Scope[]> {
  const isWider = transaction_type_ids.some((type) => widening.includes(type))
  const isOpened = scopes_added.every(({ accreditation_id: id }) => accreditation_ids.includes(id))
  if (scopes_added.length > 0 && !(isWider && isOpened))
    throw refusal('Choose scopes only for a request that adds them.')
  if (new Set(scopes_added.map(({ accreditation_id: id }) => id)).size < scopes_added.length)
    throw refusal('Choose the scopes of an accreditation once.')
  return new Map(scopes_added.map(({ accreditation_id, ...flags }) => [accreditation_id, scopesOf(flags)]))
}

interface Opened {
  readonly transaction_type_ids: readonly number[]
  readonly accreditation_ids: readonly number[]
}

/** The scopes an opening names. Throws 400 for one that the agency does not accredit or the accreditation holds. */
export function scopesToAdd({ agency, scopes_added = [] }: OpeningInput, held: AccreditationRow): readonly Scope[] {
  const open: readonly Scope[] = scopesAt(agency).filter((scope) => held[scope] !== 1)
  if (scopes_added.some((scope) => !open.includes(scope)))
    throw refusal('Choose scopes of the agency that the accreditation does not hold yet.')
  return scopes_added
}

const refusal = (message: string) => invalid({ scopes_added: [message] })
