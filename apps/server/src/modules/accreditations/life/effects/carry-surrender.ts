import { ensure } from '@lading/domain/ensure'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import { notifyOwners, notifyOfficers } from '../announce.ts'
import { lockAccreditation } from '../life-context.ts'
import { successorOf } from '../life-facts.ts'
import type { LifeEffect } from '../life-handlers.ts'

/** An early renewal takes its place before an answer: the request goes on with that one, from the day of asking. */
export const carrySurrender: LifeEffect = async (tx, context, { now }) => {
  const { surrender_asked_at, number } = context.accreditation
  if (surrender_asked_at === null) return
  const successor_id = ensure(await successorOf(tx, context.accreditation), 'a renewal')
  const successor = await lockAccreditation(tx, successor_id, context)
  const { version } = successor.accreditation
  await updateAccreditation(tx, successor.accreditation, { surrender_asked_at, version: version + 1 })
  await notifyOfficers(
    tx,
    successor,
    { news: 'continues', text: `The request was made for ${number}, which it replaces.` },
    now,
  )
  await notifyOwners(tx, 'surrender-continues', successor, now, { replaced: number ?? '' })
  return updateAccreditation(tx, context.accreditation, { surrender_asked_at: null })
}
