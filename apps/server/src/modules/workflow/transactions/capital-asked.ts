import { minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Settings } from '@lading/domain/settings/setting'
import type { LockedTransaction } from './lock-transaction.ts'
import { scopesAfter } from './scopes-after.ts'

/** The minimum capital of the highest scope that is held once a transaction is approved, on the day it was first submitted. */
export function capitalAsked(found: LockedTransaction, settings: Settings): string | undefined {
  const { agency, type, submitted_at, created_at } = found.transaction
  return minimumCapital(settings, {
    agency,
    type,
    scopes: scopesAfter(found),
    on: manilaDay(submitted_at ?? created_at),
  })
}
