import { invoiceStatuses, isOpenInvoice } from '@lading/domain/payments/invoice'
import { providesOfLife, type LifeHandlers } from '#modules/accreditations/life/life-handlers'

/** How many invoices of the business to the agency of its accreditation wait for money. */
const unpaidInvoices = providesOfLife(
  ['payment.invoices_unpaid'],
  async (db, { accreditation: { business_id, agency } }) => {
    const rows = await db
      .selectFrom('invoices')
      .select('id')
      .where('business_id', '=', business_id)
      .where('agency', '=', agency)
      .where('status', 'in', invoiceStatuses.filter(isOpenInvoice))
      .execute()
    return { 'payment.invoices_unpaid': rows.length }
  },
)

/** What payments say when an accreditation is moved. */
export const paymentLifeHandlers: LifeHandlers = { facts: [unpaidInvoices] }
