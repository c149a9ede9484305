/** The status codes of an invoice (specification, section 4). */
export const InvoiceStatus = {
  forInvoice: 0,
  paid: 1,
  forPayment: 2,
  declined: 3,
  failed: 4,
  forAuthorization: 5,
  cancelled: 6,
  reversed: 7,
  void: 8,
  forValidation: 9,
} as const
export type InvoiceStatus = (typeof InvoiceStatus)[keyof typeof InvoiceStatus]

export const invoiceStatuses = Object.values(InvoiceStatus)

/** The specification's own words for each code. */
export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  [InvoiceStatus.forInvoice]: 'for invoice',
  [InvoiceStatus.paid]: 'paid',
  [InvoiceStatus.forPayment]: 'for payment',
  [InvoiceStatus.declined]: 'declined',
  [InvoiceStatus.failed]: 'failed',
  [InvoiceStatus.forAuthorization]: 'for authorization',
  [InvoiceStatus.cancelled]: 'cancelled',
  [InvoiceStatus.reversed]: 'reversed',
  [InvoiceStatus.void]: 'void',
  [InvoiceStatus.forValidation]: 'for validation',
}

export interface InvoiceMove {
  readonly id: `I${string}`
  /** Empty where the move makes the invoice. */
  readonly from: readonly InvoiceStatus[]
  readonly to: InvoiceStatus
  readonly action: string
}

const { forInvoice, paid, forPayment, declined, failed, forAuthorization, cancelled, reversed, forValidation } =
  InvoiceStatus

/**
 * Every move an invoice may make (field facts, section 13). An act may make two of them at once: an order is issued as it is
 * made, a refused one is for payment again as its next payment is posted.
 */
export const invoiceMoves: readonly InvoiceMove[] = [
  { id: 'I01', from: [], to: forInvoice, action: 'create the draft order' },
  { id: 'I02', from: [forInvoice], to: forPayment, action: 'issue the order of payment' },
  { id: 'I03', from: [forInvoice], to: InvoiceStatus.void, action: 'drop the draft' },
  { id: 'I04', from: [forPayment], to: forAuthorization, action: 'start the checkout' },
  { id: 'I05', from: [forAuthorization], to: forValidation, action: 'the payment was verified' },
  { id: 'I06', from: [forAuthorization], to: failed, action: 'the payment failed or ran out of time' },
  { id: 'I07', from: [forAuthorization], to: cancelled, action: 'the payer cancelled' },
  { id: 'I08', from: [failed, cancelled], to: forPayment, action: 'pay again' },
  { id: 'I09', from: [forPayment], to: forValidation, action: 'a payment over the counter or a proof was posted' },
  { id: 'I10', from: [forValidation], to: paid, action: 'validate the payment' },
  { id: 'I11', from: [forValidation], to: declined, action: 'refuse the payment' },
  { id: 'I12', from: [declined], to: forPayment, action: 'pay again' },
  {
    id: 'I13',
    from: [forPayment, declined, failed, cancelled],
    to: InvoiceStatus.void,
    action: 'withdraw the order, or its day or its transaction ended',
  },
  { id: 'I14', from: [forValidation], to: InvoiceStatus.void, action: 'the provider voided the payment' },
  { id: 'I15', from: [paid], to: reversed, action: 'refund or charge-back' },
  { id: 'I16', from: [InvoiceStatus.void, failed, cancelled], to: forValidation, action: 'a late payment arrived' },
]

/** Whether an invoice may go from one status to the other; null stands for "not made yet". */
export function mayMoveInvoice(from: InvoiceStatus | null, to: InvoiceStatus): boolean {
  return invoiceMoves.some(
    (move) => move.to === to && (from === null ? move.from.length === 0 : move.from.includes(from)),
  )
}

/** Whether the customer may start or post a payment now; a failed try is paid again. */
export function isPayable(status: InvoiceStatus): boolean {
  return status === forPayment || (mayMoveInvoice(status, forPayment) && status !== forInvoice)
}

/** Whether the invoice still waits for somebody: neither settled nor void. */
export function isOpenInvoice(status: InvoiceStatus): boolean {
  return status !== paid && status !== reversed && status !== InvoiceStatus.void
}
