import { text } from '../define.ts'

const bring = `An identification card of yours with photo and signature
If you send another person: the authorisation letter signed by you, a copy of your identification card, and the person’s own identification card`

/** Where printed documents are picked up. What is empty is taken from the agency’s own office, address and hours. */
export const pickupSettings = {
  'pickup.dti.office': text('', 'Office where documents are picked up, sea; empty: the accrediting unit'),
  'pickup.dti.address': text('', 'Address for pickup, sea; empty: the address of the agency'),
  'pickup.dti.pin': text('14.56090, 121.02760', 'Pin on the map for pickup, sea, as latitude, longitude'),
  'pickup.dti.hours': text('', 'Hours for pickup, sea; empty: the office hours'),
  'pickup.dti.bring': text(bring, 'What to bring to the pickup, sea, one thing a line'),
  'pickup.cab.office': text('', 'Office where documents are picked up, air; empty: the accrediting unit'),
  'pickup.cab.address': text('', 'Address for pickup, air; empty: the address of the board'),
  'pickup.cab.pin': text('14.52050, 121.00080', 'Pin on the map for pickup, air, as latitude, longitude'),
  'pickup.cab.hours': text('', 'Hours for pickup, air; empty: the office hours'),
  'pickup.cab.bring': text(bring, 'What to bring to the pickup, air, one thing a line'),
} as const
