import { typesOf } from '@lading/domain/transactions/family'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { filingPreparations } from '#modules/filing/submission/prepare-filing'
import type { WorkflowHandlers } from '#modules/workflow/handlers/handlers'
import { markPeriodComplied, updateInsurance, type UpdateProfile } from './accept-report.ts'
import { assessPenalties } from './penalties/assess-penalties.ts'
import { condonePenalty } from './penalties/condone-penalty.ts'
import { declineCondonation } from './penalties/decline-condonation.ts'
import { noteCondonationAsked } from './penalties/note-condonation-asked.ts'
import { reportOpener, reportOpening } from './open-report.ts'
import { countDaysLate, keepFirstSubmission, reopenObligation, scheduleReminders } from './report-effects.ts'
import { insuranceFacts, periodFacts, reportFacts } from './report-facts.ts'
import { settleReport } from './settle-report.ts'

/** Reports: what every type shares, and what the policy of an insurance and the lines of a period add. */
export const reportHandlers = ({ updateProfile }: { updateProfile: UpdateProfile }): readonly WorkflowHandlers[] => [
  {
    types: typesOf('report'),
    facts: reportFacts,
    preparations: filingPreparations(settleReport),
    effects: {
      'schedule-reminders': scheduleReminders,
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
    types: [TransactionType.insuranceCoverage],
    facts: insuranceFacts,
    openingFacts: [reportOpening],
    opener: reportOpener,
  },
  {
    types: [TransactionType.annualReportorial, TransactionType.quarterlyReportorial],
    facts: periodFacts,
    openingFacts: [reportOpening],
    opener: reportOpener,
  },
]
