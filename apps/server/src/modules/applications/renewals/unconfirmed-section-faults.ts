import { applicationForm } from '@lading/contract/forms/business/application'
import { unconfirmedBlockers } from '@lading/contract/forms/unconfirmed-sections'
import { Status } from '@lading/domain/transactions/status'
import type { AreaFaults } from '#modules/workflow/handlers/handlers'

/** A renewal is filed once its client looked at every section it was prefilled with: those that are left. */
export const unconfirmedSectionFaults: AreaFaults = async (
  _db,
  { status, form: answers, register, confirmed_sections: confirmed },
) => {
  if (status !== Status.draft || register === null) return {}
  const left = unconfirmedBlockers(applicationForm, { answers, register, confirmed })
  return Object.fromEntries(left.map(({ path, message }) => [path, [message]]))
}
