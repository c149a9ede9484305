import type { PlainDate } from '../dates/plain-date.ts'

/** The last day to pay an order. */
export interface PaymentDay {
  readonly until: PlainDate
  /** Whether the cashier named it with the order, so that nothing was counted. */
  readonly is_named: boolean
}

/**
 * The last day to pay once a payment was refused: that of the order, or the least the client is given from the refusal on
 * where that is later (field facts, A33). The order's own day stays what it was: one that was named is not counted after.
 */
export function dayAfterRefusal(order: PaymentDay | null, least: PlainDate): PaymentDay {
  return order && order.until > least ? order : { until: least, is_named: false }
}
