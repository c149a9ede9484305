import { minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Settings } from '@lading/domain/settings/setting'
import type { LockedTransaction } from './lock-transaction.ts'
import { scopesAfter } from './scopes-after.ts'

/** The minimum capital of the highest scope that is held once a transaction is approved, on the day it was first submitted. */
export function capitalAsked(found: LockedTransaction, settings: Settings): string | undefined {
  const { agency, type } = found.transaction
  return minimumCapital(settings, {
    agency,
    type,
    scopes: scopesAfter(found),
    on: capitalDay(found.transaction, found.transaction.created_at),
  })
}

/** The day whose minimum counts: what was enough at the first submission stays enough (ADR 13); of a draft, that of `otherwise`. */
export const capitalDay = (
  { submitted_at }: Pick<LockedTransaction['transaction'], 'submitted_at'>,
  otherwise: Date,
): PlainDate => manilaDay(submitted_at ?? otherwise)
