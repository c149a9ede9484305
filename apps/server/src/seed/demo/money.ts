import { formOfType } from '@lading/contract/transaction-types'
import { officialReceiptNumber, orderOfPaymentNumber } from '@lading/domain/accreditation/numbers/reference'
import type { Form } from '@lading/domain/filing/form-path'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { penaltyLine, type Violation } from '@lading/domain/reports/report-penalties'
import { dueDate, type Calendar } from '@lading/domain/dates/working-days'
import type { Fee } from '@lading/domain/payments/fee-catalogue'
import { assess, type AssessmentLine } from '@lading/domain/payments/fees'
import { penaltyCatalogue } from '@lading/domain/payments/penalty-catalogue'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { sumOfMoney } from '@lading/domain/payments/money'
import { familyOf } from '@lading/domain/transactions/family'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { DAYS_WITHOUT_COVER } from './transactions/forms.ts'
import { slugFrom, type RandomGenerator } from './random.ts'
import type { History, PastStep } from './transactions/history.ts'
import type { Numbers } from './numbers.ts'
import type { Row } from './tables.ts'
import { type Agency } from '@lading/domain/transactions/agency'
import { ensure } from '@lading/domain/ensure'

/** What a transaction's payments are worked out from. */
export interface Billing {
  readonly transaction_id: number
  readonly business_id: number
  readonly business_name: string
  readonly agency: Agency
  readonly type: TransactionType
  readonly scopes: ScopeFlags
  readonly branches: number
  readonly form: Form
  readonly history: History
}

export interface MoneyRows {
  readonly invoices: Row[]
  readonly invoice_lines: Row[]
  readonly payment_attempts: Row[]
  readonly receipts: Row[]
}

interface Books {
  readonly fees: readonly Fee[]
  readonly calendar: Calendar
  /** Working days. */
  readonly days_to_pay: number
  readonly numbers: Numbers
  readonly random: RandomGenerator
  /** The proof of a payment, as a file of the business. */
  readonly proofOf: (billing: Billing, step: PastStep) => string
  readonly ids: { invoice: number; attempt: number; receipt: number }
}

/** Orders of payment with their lines, payments and receipts, as the steps of each transaction made them. */
export function moneyOf(billings: readonly Billing[], books: Books): MoneyRows {
  const rows: MoneyRows = { invoices: [], invoice_lines: [], payment_attempts: [], receipts: [] }
  const orders = billings.flatMap((billing) => ordersOf(billing.history.steps).map((steps) => ({ billing, steps })))
  // Numbers are taken in the order of time, whichever transaction they belong to.
  orders.sort(
    (one, other) =>
      ensure(one.steps[0], 'the step that issues an order of payment').at.getTime() -
      ensure(other.steps[0], 'the step that issues an order of payment').at.getTime(),
  )
  for (const { billing, steps } of orders) addOrder(rows, billing, steps, books)
  return { ...rows, receipts: numbered(rows.receipts as Unnumbered[], books.numbers) }
}

type Unnumbered = Row & { readonly issued_at: Date; readonly agency: Agency }

function numbered(receipts: readonly Unnumbered[], numbers: Numbers): Row[] {
  return receipts
    .toSorted((one, other) => one.issued_at.getTime() - other.issued_at.getTime())
    .map((receipt) => {
      const { agency, issued_at } = receipt
      const year = Number(manilaDay(issued_at).slice(0, 4))
      return { ...receipt, number: officialReceiptNumber(agency, year, numbers.next(`receipt-${agency}`, issued_at)) }
    })
}

/** The steps of each order of payment, from its issue to the next one's. */
function ordersOf(steps: readonly PastStep[]): PastStep[][] {
  const orders: PastStep[][] = []
  for (const step of steps) {
    if (step.row.effects.includes('issue-order-of-payment')) orders.push([])
    orders.at(-1)?.push(step)
  }
  return orders
}

function addOrder(rows: MoneyRows, billing: Billing, steps: readonly PastStep[], books: Books): void {
  const issued = ensure(steps[0], 'the step that issues an order of payment')
  const { agency, transaction_id, business_id } = billing
  const isFee = /application-fee/.test(issued.row.action)
  const lines = linesOf(billing, isFee, issued.at, books.fees)
  const total = sumOfMoney(lines.map(({ amount }) => amount))
  const isPenalty = familyOf(billing.type) === 'report'
  const id = books.ids.invoice++
  const year = Number(manilaDay(issued.at).slice(0, 4))
  rows.invoices.push({
    id,
    number: orderOfPaymentNumber(agency, year, books.numbers.next(`order-of-payment-${agency}`, issued.at)),
    slug: slugFrom(books.random),
    agency,
    business_id,
    transaction_id,
    purpose: isFee ? 'application-fee' : 'order-of-payment',
    status: statusAfter(steps),
    accreditation: isPenalty ? '0.00' : total,
    penalty: isPenalty ? total : '0.00',
    discount: '0.00',
    total_amount_due: total,
    due_date: dueDate(books.calendar, manilaDay(issued.at), books.days_to_pay),
    issued_at: issued.at,
    issued_by: issued.by,
    void_reason: '',
    created_by: issued.by,
    created_at: issued.at,
    version: 1,
  })
  rows.invoice_lines.push(...lines.map((line, index) => ({ invoice_id: id, position: index + 1, ...line })))
  addPayment(rows, billing, { id, total }, steps, books)
}

function addPayment(
  rows: MoneyRows,
  billing: Billing,
  invoice: { id: number; total: string },
  steps: readonly PastStep[],
  books: Books,
): void {
  const posted = steps.find(({ row }) => row.effects.includes('invoice-for-validation'))
  const settled = steps.find(({ row }) => row.effects.includes('settle-invoice'))
  if (!posted) return
  const attempt_id = books.ids.attempt++
  rows.payment_attempts.push({
    id: attempt_id,
    invoice_id: invoice.id,
    attempt_no: 1,
    channel: 'counter',
    status: settled ? InvoiceStatus.paid : InvoiceStatus.forValidation,
    amount: invoice.total,
    paid_on: manilaDay(posted.at),
    payment_reference: `LBP-${books.random.between(100_000, 999_999)}`,
    proof_file_id: books.proofOf(billing, posted),
    provider_id: null,
    posted_by: posted.by,
    posted_at: posted.at,
    decided_by: settled?.by ?? null,
    decided_at: settled?.at ?? null,
    refusal: '',
  })
  if (!settled) return
  rows.receipts.push({
    id: books.ids.receipt++,
    slug: slugFrom(books.random),
    agency: billing.agency,
    invoice_id: invoice.id,
    attempt_id,
    amount: invoice.total,
    mode: 'Over the counter',
    payor: billing.business_name,
    issued_at: settled.at,
    issued_by: settled.by,
    cancelled_at: null,
  })
}

function statusAfter(steps: readonly PastStep[]): InvoiceStatus {
  let status: InvoiceStatus = InvoiceStatus.forPayment
  for (const { row } of steps) {
    if (row.effects.includes('invoice-for-validation')) status = InvoiceStatus.forValidation
    if (row.effects.includes('settle-invoice')) status = InvoiceStatus.paid
    const isOver = row.effects.includes('void-open-invoices') || row.effects.includes('void-invoice')
    if (isOver && status !== InvoiceStatus.paid) status = InvoiceStatus.void
  }
  return status
}

function linesOf(billing: Billing, is_fee: boolean, at: Date, fees: readonly Fee[]): AssessmentLine[] {
  const { agency, type, scopes, branches, form } = billing
  if (type >= TransactionType.annualReport && type <= TransactionType.insuranceCoverage)
    return [penaltyOf({ type, agency })]
  const purpose = is_fee ? ('application-fee' as const) : ('order-of-payment' as const)
  const { lines } = assess(
    fees,
    {
      agency,
      type,
      scopes,
      branches: type === TransactionType.branches ? 1 : branches,
      ...(agency === 'cab' && { purpose }),
      ...(type === TransactionType.additionalCategory && formOfType(type).fees(form, null)),
    },
    manilaDay(at),
  )
  return [...lines]
}

/** What a report of the demo was assessed that was not in time. */
export function penaltyOf({ type, agency }: { type: TransactionType; agency: Agency }): AssessmentLine {
  const line = penaltyLine(penaltyCatalogue, agency, violationOf(type, agency), plainDate('2020-01-01'))
  const {
    reference_id: param_key,
    violation: label,
    units: quantity,
    unit_amount,
    amount,
    why,
  } = ensure(line, 'its penalty')
  return { param_key, label, quantity, unit_amount, amount, why }
}

function violationOf(type: TransactionType, agency: Agency): Violation {
  const isLapse = type === TransactionType.insuranceCoverage
  const why = isLapse ? `No policy covered for ${DAYS_WITHOUT_COVER} days.` : 'Filed in month 2 after the due day.'
  return { reference_id: ensure(references[type], 'the penalty of the report')[agency], units: isLapse ? 1 : 2, why }
}

const references: Partial<Record<TransactionType, Readonly<Record<Agency, string>>>> = {
  13: { dti: 'SF-12', cab: 'AC-01' },
  14: { dti: 'SF-09', cab: 'PR-01' },
  15: { dti: 'SF-10', cab: 'LE-08' },
}
