import { agencies, freightOf, type Agency } from '../../transactions/agency.ts'
import { clockClassOf, defaultLimits } from '../../transactions/clock-class.ts'
import { isCase, type CaseType } from '../../transactions/family.ts'
import { transactionTypes, type TransactionType } from '../../transactions/transaction-type.ts'
import { number, PROPOSED, type SettingDefinition } from '../define.ts'

const ARTA = 'RA 11032'

// Air applications have a limit of days for each stage; for the whole of them the longest counts.
const AIR_DECISION = '20'

type Limited = Exclude<TransactionType, CaseType>

/** Whether the law limits the days of a type; a case has no limit. */
export const hasLimit = (type: TransactionType): type is Limited => !isCase({ type })

const wholes = Object.fromEntries(
  agencies.flatMap((agency) =>
    transactionTypes.filter(hasLimit).map((type) => {
      const days = String(defaultLimits[clockClassOf(type, agency)] ?? AIR_DECISION)
      return [
        `clock.${agency}.${type}`,
        number(days, `Working days for transactions of type ${type}, ${freightOf(agency)}`, ARTA),
      ]
    }),
  ),
) as Record<`clock.${Agency}.${Limited}`, SettingDefinition<'number'>>

/** Limits of the statutory clock (field facts, section 14). */
export const clockSettings = {
  ...wholes,
  'clock.cab.evaluation': number('7', 'Working days from filing to the letter of authority, air', PROPOSED),
  'clock.cab.notice': number('5', 'Working days to the notice of hearing, air', PROPOSED),
  'clock.cab.decision': number(AIR_DECISION, 'Working days from the hearing to the decision, air', PROPOSED),
  'clock.case_order': number('15', 'Working days for the order after the last sitting of a case', PROPOSED),
  'clock.printing': number('1', 'Working days to print a certificate', PROPOSED),
} as const
