import { arrearName } from '@lading/domain/reports/arrears'
import { invalid } from '#platform/problem'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { answerWaiver } from './answer-waiver.ts'
import { arrearsOf } from './arrears-of.ts'

/** Waived are those that the approving officer names, as they stand now. Throws 400 for any other. */
export const waiveArrears: Effect = async (tx, { context, answers }, actor, now) => {
  const { transaction, calendar } = context
  const arrears = await arrearsOf(tx, transaction, calendar, now)
  const waived = answers.waived as readonly string[]
  const known = arrears.filter(({ key }) => waived.includes(key))
  if (known.length !== new Set(waived).size)
    throw invalid({ waived: ['The arrears have changed since. Choose from the list as it stands now.'] })
  const named = known.map(arrearName).join('\n')
  const answer = { is_waived: true, waived: [...waived], named, remark: String(answers.reason ?? '') }
  await answerWaiver(tx, transaction.id, answer, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}
