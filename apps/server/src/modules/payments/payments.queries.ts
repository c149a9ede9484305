import { InvoiceStatus, mayMoveInvoice } from '@lading/domain/payments/invoice'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database'
import { sqlOf } from '#platform/sql-of'
import type { MovedDay } from '#modules/workflow/clock/client-days'

export type InvoiceRow = Selectable<Tables['invoices']>
export type AttemptRow = Selectable<Tables['payment_attempts']>

const ended = [InvoiceStatus.paid, InvoiceStatus.reversed, InvoiceStatus.void]
const openAttempts = [InvoiceStatus.forAuthorization, InvoiceStatus.forValidation]

/** The order of payment a transaction waits for, locked; fines are apart. */
export function lockOpenInvoice(tx: Tx, transaction_id: number): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .where('purpose', '<>', 'fine')
    .where('status', 'not in', ended)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()
}

/** An order that is out is payable until its client's last day, also where a holiday moved that. */
export async function moveDueDates(tx: Tx, moved: readonly MovedDay[]): Promise<void> {
  await sql`
    update invoices i set due_date = m.until
    from jsonb_to_recordset(${JSON.stringify(moved)}::text::jsonb) as m (id int, until date)
    where i.transaction_id = m.id and i.purpose <> 'fine' and i.status not in (${sqlOf(...ended)})`.execute(tx)
}

/** The attempt on an invoice that is not settled yet, locked. */
export function lockOpenAttempt(tx: Tx, invoice_id: number): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('invoice_id', '=', invoice_id)
    .where('status', 'in', openAttempts)
    .forUpdate()
    .executeTakeFirst()
}

/** The proof of the last attempt on an invoice, where a cashier refused it. */
export async function refusedProof(tx: Tx, invoice_id: number): Promise<string | null> {
  const last = await tx
    .selectFrom('payment_attempts')
    .select(['status', 'proof_file_id'])
    .where('invoice_id', '=', invoice_id)
    .orderBy('attempt_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.status === InvoiceStatus.declined ? last.proof_file_id : null
}

/** Makes one move of the domain's table, and gives the invoice as it is then. Throws a RangeError for any other move. */
export async function setInvoiceStatus(
  tx: Tx,
  { id, status: from, version }: InvoiceRow,
  status: InvoiceStatus,
  besides: Pick<Updateable<Tables['invoices']>, 'due_date' | 'void_reason'> = {},
): Promise<InvoiceRow> {
  if (!mayMoveInvoice(from as InvoiceStatus, status)) throw new RangeError(`No invoice goes from ${from} to ${status}.`)
  return tx
    .updateTable('invoices')
    .set({ ...besides, status, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function linesOf(db: Db, invoice_id: number) {
  return db
    .selectFrom('invoice_lines')
    .select(['param_key', 'label', 'quantity', 'unit_amount', 'amount', 'why'])
    .where('invoice_id', '=', invoice_id)
    .orderBy('position')
    .execute()
}

/** The next attempt's number: one invoice may be tried several times, one at a time. */
export async function nextAttemptNo(tx: Tx, invoice_id: number): Promise<number> {
  const { last } = await tx
    .selectFrom('payment_attempts')
    .select((eb) => eb.fn.max('attempt_no').as('last'))
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
