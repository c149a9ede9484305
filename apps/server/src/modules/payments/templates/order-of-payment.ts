import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { documentTemplate } from '#platform/pdf/document-template'
import { manilaDay } from '@lading/domain/dates/manila'
import { peso } from '@lading/domain/payments/money'
import { amountInWords } from '#platform/pdf/amount-in-words'
import { factsTable, keyFacts } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { linesTable, totalRow } from '#platform/pdf/blocks/lines-table'
import { heading } from '#platform/pdf/blocks/prose'
import { closingName } from '#platform/pdf/blocks/signature-block'
import { printedDay, printedDueDay } from '#platform/pdf/print-formats'
import { FEE_COLUMNS, feeLine } from './fee-lines.ts'
import { orderOfPaymentDocument, type OrderOfPaymentPayload } from './order-of-payment.payload.ts'

/** What is to be paid, why, until when and how. */
function drawOrderOfPayment(payload: OrderOfPaymentPayload) {
  const { agency, number, payor, total_amount, lines } = payload
  return letter(
    {
      agency,
      title: nameOfDocument(orderOfPaymentDocument),
      number_label: 'Order number',
      number,
      subject: payor.name,
      made_at: payload.issued_at,
      note: 'Pay against this order only. Ask for an official receipt.',
    },
    keyFacts(
      [
        ['Amount due', peso(total_amount)],
        ['Pay on or before', printedDueDay(payload.due_on)],
        ['Reference', payload.reference],
        ['Issued', printedDay(manilaDay(new Date(payload.issued_at)))],
      ],
      { purpose: 'Scan to see this order and send proof of payment', url: payload.url },
    ),
    factsTable([
      [
        ['Payor', payor.name],
        ['Taxpayer identification number', payor.tin],
      ],
      [['Address', payor.address]],
      [['Transaction', payload.transaction]],
    ]),
    heading('Assessment'),
    linesTable(FEE_COLUMNS, lines.map(feeLine)),
    totalRow('Total', peso(total_amount), amountInWords(total_amount)),
    heading('Modes of payment'),
    linesTable(
      [{ header: 'Mode', width: 130 }, { header: 'How' }],
      payload.modes_of_payment.map(({ name, instructions }) => [name, instructions]),
    ),
    closingName('Issued by', payload.issued_by),
  )
}

export const orderOfPaymentTemplate = documentTemplate(orderOfPaymentDocument, drawOrderOfPayment)
