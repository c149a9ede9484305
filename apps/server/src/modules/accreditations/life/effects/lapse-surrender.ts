import { formatDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import { notifyOwners, notifyOfficers } from '../announce.ts'
import type { LifeEffect } from '../life-handlers.ts'

/** It ended before an answer: the request leaves the list of the approving officer, and both sides read why. */
export const lapseSurrender: LifeEffect = async (tx, context, { now }) => {
  const { accreditation } = context
  if (accreditation.surrender_asked_at === null) return
  const ended_on = formatDay(plainDate(ensure(accreditation.expiry_date, 'a last day')))
  await notifyOfficers(
    tx,
    context,
    { news: 'lapsed', text: `The accreditation ended on ${ended_on}, unanswered.` },
    now,
  )
  await notifyOwners(tx, 'surrender-lapsed', context, now)
  return updateAccreditation(tx, accreditation, { surrender_asked_at: null })
}
