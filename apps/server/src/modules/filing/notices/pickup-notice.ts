import { coordinatesText, mapAddress } from '@lading/domain/business/coordinates'
import { formatDueDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { escaped } from '#platform/clean-html'
import type { NoticeDetail } from '#modules/workflow/handlers/handlers'
import { documentFacts } from './decision-notices.ts'
import { noticeFacts, whomToAsk } from './notice-facts.ts'
import { pickupOf } from '../reading/pickup.ts'

/** Where, when and with what a printed document is picked up: the mail holds all that the page says. */
export const pickupNotice: NoticeDetail = async (tx, { context }) => {
  const pickup = await pickupOf(tx, context, manilaDay(context.transaction.last_activity_at))
  if (!pickup) return ''
  const { client_deadline_on: until } = context.transaction
  const { office, address, latitude, longitude, hours, slot, bring, closed_days } = pickup
  const pin = latitude !== null && longitude !== null ? ([latitude, longitude] as const) : undefined
  const closed = closed_days.map(({ on, name }) => `${formatDueDay(plainDate(on))} (${name})`)
  return [
    await documentFacts(tx, context.transaction),
    noticeFacts([
      ['Office', office],
      ['Address', address],
      ['Map coordinates', pin ? coordinatesText(pin) : ''],
      ['Map', pin ? mapAddress(pin) : ''],
      ['Hours', hours],
      ['When', slot],
      ['Pick up by', until ? formatDueDay(plainDate(until)) : ''],
      ['Closed on', closed.join(', ')],
    ]),
    `<p>What to bring:</p><ul>${bring.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    '<p>A map, and the authorisation letter ready to print, are also on the page of the transaction. A document that is not picked up',
    ' in time is archived; its electronic copy remains yours to download.</p>',
    whomToAsk(context.settings, context.transaction.agency),
  ].join('')
}
