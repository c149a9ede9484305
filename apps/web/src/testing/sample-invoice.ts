import type { Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'

/** An order of payment that waits for its payment. */
export const sampleInvoice: Invoice = {
  id: 7,
  number: 'OP-D-2026-000045',
  transaction_id: 3,
  transaction_reference: 'SFF-N-2026-000123',
  transaction_type: 1,
  business_id: 2,
  business_name: 'Bayani Freight Solutions, Inc.',
  agency: 'dti',
  total_amount_due: '6530.00',
  due_date: '2026-12-15',
  status: InvoiceStatus.forPayment,
  issued_at: '2026-11-20T02:00:00.000Z',
  receipt_number: null,
  accreditation_id: 5,
  accreditation: '6530.00',
  penalty: '0.00',
  discount: '0.00',
  void_reason: '',
  lines: [
    {
      param_key: 'dst',
      label: 'Documentary stamp',
      quantity: 1,
      unit_amount: '30.00',
      amount: '30.00',
      why: 'One stamp for the certificate.',
    },
  ],
  attempts: [],
  receipt: null,
  issued_documents: [],
  ways_to_pay: [{ name: 'Over the counter', instructions: 'Pay at the cashier.' }],
  transaction_status: 15,
  others: [],
}

/** A payment of it that the cashier refused. */
export const refusedAttempt: Invoice['attempts'][number] = {
  attempt_no: 1,
  channel: 'counter',
  status: InvoiceStatus.declined,
  amount: '6530.00',
  paid_on: '2026-11-20',
  payment_reference: 'DS-8841',
  proof: null,
  posted_at: '2026-11-20T03:00:00.000Z',
  posted_by_agency: false,
  decided_at: '2026-11-21T03:00:00.000Z',
  refusal: 'The slip cannot be read.',
}
