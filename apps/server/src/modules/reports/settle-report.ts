import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { lastDay } from '@lading/domain/deadlines/last-day'
import { serials } from '@lading/contract/forms/lines/air-lines'
import { linesOf } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import type { Settle } from '#modules/filing/submission/prepare-filing'
import type { AreaFaults } from '#modules/workflow/handlers/handlers'
import { linesIn } from './lines/lines.queries.ts'
import { usedSerials } from './lines/used-serials.ts'
import { updateObligation } from './obligations/update-obligation.ts'

/** Serial numbers of a cargo report that another report has stated since. */
export const usedSerialFaults: AreaFaults = async (db, declared) => {
  const errors: Record<string, string[]> = {}
  for (const section of lineSectionsOf(declared.type, declared.agency)) {
    if (section.name !== serials.name) continue
    const lines = await linesIn(db, declared.id, section)
    const used = await usedSerials(
      db,
      declared,
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
  return errors
}

/** A report as it is filed: an answer after the client's time is noted for the penalty. */
export const settleReport: Settle = async (tx, { transaction, calendar }, _actor, now) => {
  const { client_deadline_on: until, obligation_id, status } = transaction
  if (until !== null && obligation_id !== null && manilaDay(now) > lastDay(calendar, status, plainDate(until)))
    await updateObligation(tx, obligation_id, { corrected_late: true })
  return { form: transaction.form }
}
