import { manilaDay } from '@lading/domain/dates/manila'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { keepStatistics } from './figures/keep-statistics.ts'
import { obligationOf } from './obligations/obligation-of.ts'
import { planNextPeriod } from './obligations/plan-period.ts'
import { updateObligation } from './obligations/update-obligation.ts'

/** Accepted: the obligation is complied with, nothing is due for its period any more, and its figures are statistics. */
export const markPeriodComplied: Effect = async (tx, { context }, actor, now) => {
  const { transaction } = context
  const obligation = await obligationOf(tx, transaction)
  if (!obligation) return
  await updateObligation(tx, obligation.id, { complied_on: manilaDay(now), remind_on: null })
  await planNextPeriod(tx, obligation, context.settings)
  await keepStatistics(tx, context, obligation, actor, now)
}
