import { manilaDay } from '@lading/domain/dates/manila'
import { serials } from '@lading/contract/forms/lines/air-lines'
import { linesOf } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { invalid } from '#platform/problem'
import type { Settle } from '#modules/filing/submission/prepare-filing'
import { linesIn } from './lines/lines.queries.ts'
import { usedSerials } from './lines/used-serials.ts'
import { updateObligation } from './obligations/update-obligation.ts'

/**
 * A cargo report as it is filed: serial numbers that another report stated meanwhile are refused, and an answer after the
 * client's time is noted for the penalty.
 */
export const settleReport: Settle = async (tx, { transaction }, _actor, now) => {
  const errors: Record<string, string[]> = {}
  for (const section of lineSectionsOf(transaction.type, transaction.agency)) {
    if (section.name !== serials.name) continue
    const lines = await linesIn(tx, transaction.id, section)
    const used = await usedSerials(
      tx,
      transaction,
      section,
      lines.map(({ answers }) => ({ answers })),
      [],
    )
    const messages = lines.flatMap(({ answers, number }) => {
      const fault = used(answers)
      return fault ? [`Line ${number}: ${fault.message}`] : []
    })
    if (messages.length > 0) errors[linesOf(section)] = messages.slice(0, 20)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const { client_deadline_on: until, obligation_id } = transaction
  if (until !== null && obligation_id !== null && manilaDay(now) > until)
    await updateObligation(tx, obligation_id, { corrected_late: true })
  return { form: transaction.form }
}
