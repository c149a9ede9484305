import type { Requests } from './request.ts'
import { requestsForBusinesses } from './requests-for-businesses.ts'
import { requestsForChanges } from './requests-for-changes.ts'
import { requestsForForms } from './requests-for-forms.ts'
import { requestsForRenewals } from './requests-for-renewals.ts'
import { requestsForReports } from './requests-for-reports.ts'
import { requestsForRequests } from './requests-for-requests.ts'
import { requestsForTransactions } from './requests-for-transactions.ts'
import { requestsForOwn } from './requests-for-own.ts'
import { requestsForPeople } from './requests-for-people.ts'
import { requestsForRoles } from './requests-for-roles.ts'

/** How each call that names a record asks for one, by the name the contract exports it under. */
export const requests: Requests = {
  ...requestsForTransactions,
  ...requestsForBusinesses,
  ...requestsForForms,
  ...requestsForChanges,
  ...requestsForRenewals,
  ...requestsForReports,
  ...requestsForRequests,
  ...requestsForPeople,
  ...requestsForOwn,
  ...requestsForRoles,
}
