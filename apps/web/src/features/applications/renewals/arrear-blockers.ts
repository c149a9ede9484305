import type { ArrearLine } from '@lading/contract/applications/arrears'
import type { Filing } from '@lading/contract/filing/filing'
import { paths } from '@lading/contract/addresses/paths'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import type { ShownBlocker } from '../../filing/blockers/blocker-groups.ts'

/** How the path of an arrear begins, before its key. */
export const ARREARS = 'arrears.'

/** Where an arrear is settled: the report it concerns, or the reports of the business where none was begun. */
export function settlementOf({ type, transaction }: ArrearLine, { business_id }: Pick<Filing, 'business_id'>): string {
  return transaction
    ? ownPath({ ...transaction, type, business_id, accreditation_id: null })
    : paths.reportsOf(business_id)
}

/** The arrears that keep a renewal from being filed: those the agency did not waive for it. */
export const arrearBlockers = (arrears: readonly ArrearLine[]): ShownBlocker[] =>
  arrears
    .filter(({ is_waived }) => !is_waived)
    .map(({ key, name }) => ({ path: `${ARREARS}${key}`, message: name, step: 1 }))
