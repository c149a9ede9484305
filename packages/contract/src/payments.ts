import { paymentChannels } from '@lading/domain/payments/channels'
import { FeeLine } from './filing/filing.ts'
import { invoiceStatuses } from '@lading/domain/payments/invoice'
import { z } from 'zod'
import { IssuedDocument } from './documents/documents.ts'
import { ById, endpoint, Id } from './calls/endpoint.ts'
import { PAGE_SIZES, pagedTable } from './tables/paged-table.ts'
import { AgencyCode, CompletedMove, StatusCode, TypeCode } from './workflow.ts'
import { PrintedText } from './calls/printed-text.ts'

export const InvoiceCode = z.literal(invoiceStatuses)

/** An order of payment in one line. Amounts are decimal text. */
export const InvoiceRow = z.object({
  id: z.int(),
  number: z.string(),
  transaction_id: z.int().nullable(),
  transaction_reference: z.string(),
  transaction_type: TypeCode.nullable(),
  business_id: z.int(),
  business_name: z.string(),
  agency: AgencyCode,
  total_amount_due: z.string(),
  due_date: z.iso.date().nullable(),
  status: InvoiceCode,
  issued_at: z.iso.datetime().nullable(),
  receipt_number: z.string().nullable(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

/** One try to pay an order: what was said, what proves it, and what the cashier found. */
export const PaymentAttempt = z.object({
  attempt_no: z.int(),
  channel: z.enum(paymentChannels),
  status: InvoiceCode,
  amount: z.string(),
  paid_on: z.iso.date().nullable(),
  payment_reference: z.string(),
  proof: z.object({ id: z.uuid(), name: z.string(), media_type: z.string() }).nullable(),
  posted_at: z.iso.datetime(),
  /** Whether a cashier posted it for the client. */
  posted_by_agency: z.boolean(),
  decided_at: z.iso.datetime().nullable(),
  /** Why the cashier refused it. */
  refusal: z.string(),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

export const Receipt = z.object({
  number: z.string(),
  slug: z.string(),
  amount: z.string(),
  mode: z.string(),
  issued_at: z.iso.datetime(),
  cancelled_at: z.iso.datetime().nullable(),
})
export type Receipt = z.infer<typeof Receipt>

/** An order of payment whole: every line with its reason, the tries to pay it, the receipt and the issued documents. */
export const Invoice = InvoiceRow.extend({
  accreditation_id: z.int().nullable(),
  accreditation: z.string(),
  penalty: z.string(),
  discount: z.string(),
  void_reason: z.string(),
  lines: z.array(FeeLine),
  attempts: z.array(PaymentAttempt),
  receipt: Receipt.nullable(),
  issued_documents: z.array(IssuedDocument),
  /** Where and how to pay, as the agency says it. */
  ways_to_pay: z.array(z.object({ name: z.string(), instructions: z.string() })),
  transaction_status: StatusCode.nullable(),
  /** Other orders of the same transaction, newest first. */
  others: z.array(InvoiceRow.pick({ id: true, number: true, status: true, total_amount_due: true })),
})
export type Invoice = z.infer<typeof Invoice>

export const showInvoice = endpoint({
  method: 'GET',
  path: '/invoices/show',
  summary: 'An order of payment by its id, or the current one of a transaction',
  access: 'signed-in',
  recordScope: 'transaction',
  query: z
    .object({ id: Id.optional(), transaction_id: Id.optional() })
    .refine(({ id, transaction_id }) => id ?? transaction_id, 'Name the order or its transaction.'),
  reply: Invoice,
})

export const ownInvoices = endpoint({
  method: 'GET',
  path: '/invoice',
  summary: 'The hundred latest orders of payment of the caller’s businesses',
  access: 'customer',
  recordScope: 'business',
  query: z.object({ business_id: Id.optional() }),
  reply: z.object({ data: z.array(InvoiceRow), total: z.int() }),
})

export const customerInvoices = pagedTable({
  name: 'customer-payments-invoices',
  summary: 'Orders of payment of the caller’s businesses',
  access: 'customer',
  recordScope: 'business',
  row: InvoiceRow,
  orderBy: ['issued_at', 'number', 'total_amount_due', 'due_date', 'status'],
  filters: { status: InvoiceCode.optional(), business_id: z.int().positive().optional() },
})

const ofSomebody =
  'orders of payment of a person’s businesses: the caller’s own, or a customer’s for staff who manage customers'

export const customerOrders = pagedTable({
  name: 'paymentlist-invoices',
  summary: `The ${ofSomebody}`,
  access: 'signed-in',
  recordScope: 'customer',
  row: InvoiceRow,
  orderBy: ['issued_at', 'number', 'total_amount_due', 'due_date', 'status'],
  filters: { user_id: z.int().positive(), status: InvoiceCode.optional() },
})

export const customerOrderList = endpoint({
  method: 'GET',
  path: '/paymentlist-invoices/:id/list',
  summary: `The ${ofSomebody}; id is the person`,
  access: 'signed-in',
  recordScope: 'customer',
  params: ById,
  query: z.object({
    page: z.coerce.number<string | number>().int().min(1).default(1),
    per_page: z.coerce.number<string | number>().pipe(z.literal(PAGE_SIZES)).default(10),
  }),
  reply: z.object({ data: z.array(InvoiceRow), total: z.int() }),
})

/** What an order of payment issued now would ask. `missing` names the fees that nobody has set. */
export const OrderPreview = z.object({
  transaction_id: z.int(),
  transaction_reference: z.string(),
  lines: z.array(FeeLine),
  total_amount_due: z.string(),
  due_date: z.iso.date(),
  missing: z.array(z.string()),
})
export type OrderPreview = z.infer<typeof OrderPreview>

export const previewInvoice = endpoint({
  method: 'GET',
  path: '/transactions/request/createNewInvoice/:id',
  summary: 'The order of payment that would be issued now; nothing is stored',
  access: { permission: 'issue-order-of-payment' },
  recordScope: 'transaction-of-staff',
  params: ById,
  reply: OrderPreview,
})

export const postCounterPayment = endpoint({
  method: 'POST',
  path: '/payment-invoices/:business_id/business/:id/post-other-channel-transaction',
  summary: 'Reports a payment over the counter, with the proof as a file: the same action as in the workflow',
  access: 'customer',
  recordScope: 'pay',
  multipart: true,
  idempotent: true,
  params: z.object({ business_id: Id, id: Id }),
  body: z.object({
    /** Of the transaction, as last seen. */
    version: Id,
    payment_reference: PrintedText.min(1, 'Enter the number of the deposit slip or receipt.').max(255),
    paid_on: z.iso.date('Enter a date.'),
    amount_paid: z.string().trim(),
  }),
  reply: CompletedMove,
  limit: 30,
})
