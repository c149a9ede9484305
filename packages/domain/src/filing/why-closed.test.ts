import { expect, test } from 'vitest'
import { Status } from '../transactions/status.ts'
import { whyClosed } from './why-closed.ts'

test.each([
  [Status.forReview, /wait until it is returned/],
  [Status.forPayment, /Pay the order/],
  [Status.forPickup, /if a document is wrong/],
  [Status.accredited, /Open a new request/],
] as const)('at %i a person reads what may be done in place of a change', (status, words) => {
  expect(whyClosed(status)).toMatch(words)
})
