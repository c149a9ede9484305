import type { FastifyInstance } from 'fastify'
import { accreditationRegisterRoutes } from '#modules/accreditations/register/accreditation-register.routes'
import { accreditationsRoutes } from '#modules/accreditations/accreditations.routes'
import { ownAccreditationsRoutes } from '#modules/accreditations/own/own-accreditations.routes'
import { accountsRoutes } from '#modules/accounts/accounts.routes'
import { sessionsRoutes } from '#modules/accounts/sessions/sessions.routes'
import { auditRoutes } from '#modules/audit/audit.routes'
import { healthRoutes } from '#modules/health/health.routes'
import { messagesRoutes } from '#modules/messages/messages.routes'
import { notificationsRoutes } from '#modules/notifications/notifications.routes'
import { applicationsRoutes } from '#modules/applications/applications.routes'
import { filingRoutes } from '#modules/filing/filing.routes'
import { documentsRoutes } from '#modules/documents/documents.routes'
import { businessUsersRoutes } from '#modules/business-users/business-users.routes'
import { businessesRoutes } from '#modules/businesses/businesses.routes'
import { certificatesRoutes } from '#modules/certificates/certificates.routes'
import { changesRoutes } from '#modules/changes/changes.routes'
import { deadlinesRoutes } from '#modules/deadlines/deadlines.routes'
import { directoryRoutes } from '#modules/directory/directory.routes'
import { evaluationRoutes } from '#modules/evaluation/evaluation.routes'
import { paymentsRoutes } from '#modules/payments/payments.routes'
import { peopleRoutes } from '#modules/people/people.routes'
import { postsRoutes } from '#modules/posts/posts.routes'
import { profileRoutes } from '#modules/profile/profile.routes'
import { queuesRoutes } from '#modules/queues/queues.routes'
import { mapsRoutes } from '#modules/maps/maps.routes'
import { referenceRoutes } from '#modules/reference/reference.routes'
import { arrearsRoutes } from '#modules/applications/arrears/arrears.routes'
import { renewalsRoutes } from '#modules/applications/renewals/renewals.routes'
import { complianceOf } from '#modules/reports/compliance/compliance-of'
import { reportLinesRoutes } from '#modules/reports/lines/lines.routes'
import { reportRoundsRoutes } from '#modules/reports/lines/rounds/rounds.routes'
import { reportsRoutes } from '#modules/reports/reports.routes'
import { requestsRoutes } from '#modules/requests/requests.routes'
import { searchRoutes } from '#modules/search/search.routes'
import { secondFactorRoutes } from '#modules/second-factor/second-factor.routes'
import { servicesRoutes } from '#modules/services/services.routes'
import { settingsRoutes } from '#modules/settings/settings.routes'
import { tablesRoutes } from '#modules/tables/tables.routes'
import { signOnRoutes } from '#modules/sign-on/sign-on.routes'
import { workflowRoutes } from '#modules/workflow/workflow.routes'
import type { Deps } from '#platform/deps'

/** Every area's calls. One line an area. */
export const modules: readonly ((app: FastifyInstance, deps: Deps) => void)[] = [
  healthRoutes,
  auditRoutes,
  accountsRoutes,
  sessionsRoutes,
  secondFactorRoutes,
  signOnRoutes,
  notificationsRoutes,
  documentsRoutes,
  filingRoutes,
  applicationsRoutes,
  ownAccreditationsRoutes,
  renewalsRoutes,
  accreditationRegisterRoutes,
  arrearsRoutes,
  changesRoutes,
  reportsRoutes,
  reportLinesRoutes,
  reportRoundsRoutes,
  requestsRoutes,
  deadlinesRoutes,
  messagesRoutes,
  workflowRoutes,
  accreditationsRoutes,
  evaluationRoutes({ complianceOf }),
  certificatesRoutes,
  directoryRoutes,
  servicesRoutes,
  paymentsRoutes,
  queuesRoutes,
  mapsRoutes,
  referenceRoutes,
  settingsRoutes,
  searchRoutes,
  tablesRoutes,
  postsRoutes,
  profileRoutes,
  businessesRoutes,
  businessUsersRoutes,
  peopleRoutes,
]
