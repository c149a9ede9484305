/**
 * The server tests that `npm test` runs on the embedded database as well: what may differ there, and of each module one
 * file. Everything runs on PostgreSQL; `npm run proof` runs everything on both. Paths below `apps/server/src`.
 */
export const pgliteSample = [
  // A process, its folder and its end; its commits.
  'startup/failed-start',
  'platform/embedded/make-embedded',
  'platform/commits',
  'startup/kill',
  'startup/start-and-stop',
  'jobs/killed-sender',
  // Migrations, first rows and the demonstration.
  'seed/seed',
  'seed/demo',
  // Every list, for everybody: types of columns, order, paging.
  'access-matrix/lists',
  // Locks, and rows that several people want at once.
  'modules/queues/locks',
  'modules/queues/claiming',
  'modules/queues/claim-next',
  // Triggers that guard the moves, and one application from its draft to its certificate.
  'modules/workflow/walks/raw-moves',
  'modules/workflow/walks/sea-flow',
  // Signals.
  'modules/notifications/notification-streams',
  // Search, and the types of single modules.
  'modules/accounts/sessions/sessions',
  'modules/accreditations/life/life-of-accreditations',
  'modules/applications/legal-form-returned',
  'modules/audit/audit',
  'modules/business-users/inviting',
  'modules/businesses/businesses',
  'modules/certificates/release/satisfaction',
  'modules/changes/opening-changes',
  'modules/deadlines/deadlines',
  'modules/directory/directory',
  'modules/documents/issued/render-queued',
  'modules/evaluation/memorandum',
  'modules/fees/assessment-of',
  'modules/filing/drafts',
  'modules/health/health',
  'modules/maps/maps',
  'modules/messages/messages',
  'modules/payments/orders/ordering',
  'modules/people/roles/roles',
  'modules/posts/posts',
  'modules/profile/profile',
  'modules/reference/reference',
  'modules/reports/annual-report',
  'modules/requests/originals/originals',
  'modules/search/search',
  'modules/second-factor/second-factor',
  'modules/services/services',
  'modules/settings/settings',
  'modules/sign-on/linking',
  'modules/tables/tables',
  'modules/uploads/unready-file',
].map(pathOf)

/**
 * What the proof runs on the embedded database at its full length: what is lost when a process ends is a matter of the
 * database. The rules that other long tests try by the thousand are the portal's own, and are tried so on PostgreSQL.
 */
export const killing = ['startup/kill', 'jobs/killed-sender'].map(pathOf)

function pathOf(file: string): string {
  return `apps/server/src/${file}.test.ts`
}
