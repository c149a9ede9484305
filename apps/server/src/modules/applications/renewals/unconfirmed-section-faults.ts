import { applicationForm } from '@lading/contract/forms/business/application'
import { unconfirmedBlockers } from '@lading/contract/forms/unconfirmed-sections'
import { Status } from '@lading/domain/transactions/status'
import type { AreaFaults } from '#modules/filing/submission/prepare-filing'

/** A renewal is filed once its client looked at every section it was prefilled with: those that are left. */
export const unconfirmedSectionFaults: AreaFaults = async (_tx, { transaction }) => {
  const { status, form: answers, register, confirmed_sections: confirmed } = transaction
  if (status !== Status.draft || register === null) return {}
  const left = unconfirmedBlockers(applicationForm, { answers, register, confirmed })
  return Object.fromEntries(left.map(({ path, message }) => [path, [message]]))
}
