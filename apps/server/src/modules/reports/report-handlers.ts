import { periodicTypes } from '@lading/domain/reports/due-day'
import { Status } from '@lading/domain/transactions/status'
import { typesWhere } from '@lading/domain/transactions/definitions/definitions'
import { typesOf } from '@lading/domain/transactions/family'
import type { LifeHandlers } from '#modules/accreditations/life/life-handlers'
import { filingPreparations } from '#modules/filing/submission/prepare-filing'
import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import type { UpdateProfile } from '#modules/workflow/transactions/update-profile'
import { updateInsurance } from './covers/update-insurance.ts'
import { carryRejectedLines } from './lines/rejected-lines.ts'
import { markPeriodComplied } from './mark-period-complied.ts'
import { countDaysLate } from './obligations/count-days-late.ts'
import { endObligations } from './obligations/end-obligations.ts'
import { keepFirstSubmission } from './obligations/keep-first-submission.ts'
import { reopenObligation } from './obligations/reopen-obligation.ts'
import { scheduleReminders } from './obligations/schedule-reminders.ts'
import { assessPenalties } from './penalties/assess-penalties.ts'
import { condonePenalty } from './penalties/condone-penalty.ts'
import { declineCondonation } from './penalties/decline-condonation.ts'
import { noteCondonationAsked } from './penalties/note-condonation-asked.ts'
import { penaltyNotice } from './penalties/penalty-notice.ts'
import { reportOpener, reportOpening } from './open-report.ts'
import { insuranceFacts, periodFacts, reportFacts } from './report-facts.ts'
import { usedSerialFaults, settleReport } from './settle-report.ts'

/** Reports: what every type shares, and what the policy of an insurance and the lines of a period add. */
export const reportHandlers = ({ updateProfile }: { updateProfile: UpdateProfile }): readonly WorkflowHandlers[] => [
  {
    types: typesOf('report'),
    facts: reportFacts,
    faults: usedSerialFaults,
    preparations: filingPreparations({ faults: usedSerialFaults, settle: settleReport }),
    noticeDetails: { [Status.forOrderOfPayment]: penaltyNotice },
    effects: {
      'schedule-reminders': scheduleReminders,
      'carry-rejected-lines': carryRejectedLines,
      'count-days-late': countDaysLate,
      'keep-first-submission-if-in-grace': keepFirstSubmission,
      'assess-penalties': assessPenalties,
      'note-condonation-asked': noteCondonationAsked,
      'decline-condonation': declineCondonation,
      'condone-penalty': condonePenalty,
      'reopen-obligation': reopenObligation,
      'mark-period-complied': markPeriodComplied,
      'update-insurance': updateInsurance(updateProfile),
    },
  },
  {
    types: typesWhere(({ report_on }) => report_on === 'policy'),
    facts: insuranceFacts,
    openingFacts: [reportOpening],
    opener: reportOpener,
  },
  {
    types: periodicTypes,
    facts: periodFacts,
    openingFacts: [reportOpening],
    opener: reportOpener,
  },
]

/** What happens to obligations when an accreditation is moved. */
export const reportLifeHandlers: LifeHandlers = { effects: { 'end-obligations': endObligations } }
