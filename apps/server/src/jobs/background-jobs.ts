import { purgeFiles } from '#modules/uploads/purge-files'
import type { Deps } from '#platform/deps'
import type { BackgroundJob } from '#platform/background/background-jobs'
import { answerPasswordRequests } from './answer-password-requests.ts'
import { anchorAudit } from './anchor-audit.ts'
import { endAccreditations } from './end-accreditations.ts'
import { forgetSpent } from './forget-spent.ts'
import { applyDeadlines } from './apply-deadlines.ts'
import { fillEditions } from './fill-editions.ts'
import { keepLists } from './keep-lists.ts'
import { openObligations } from './open-obligations.ts'
import { recountDueDays } from './recount-due-days.ts'
import { remindCustomers } from './remind-customers.ts'
import { remindDocuments } from './remind-documents.ts'
import { remindReports } from './remind-reports.ts'
import { renderDocuments } from './render-documents.ts'
import { sendMail } from './send-mail.ts'
import { tellOfRenewals } from './tell-of-renewals.ts'
import { witnessAudit } from './witness-audit.ts'

/** Everything the portal does without being asked. One line a job. */
export function backgroundJobs(deps: Deps): BackgroundJob[] {
  return [
    answerPasswordRequests(deps),
    sendMail(deps),
    renderDocuments(deps),
    purgeFiles(deps),
    forgetSpent(deps),
    applyDeadlines(deps),
    endAccreditations(deps),
    openObligations(deps),
    remindCustomers(deps),
    remindReports(deps),
    remindDocuments(deps),
    tellOfRenewals(deps),
    recountDueDays(deps),
    keepLists(deps),
    fillEditions(deps),
    anchorAudit(deps),
    witnessAudit(deps),
  ]
}
