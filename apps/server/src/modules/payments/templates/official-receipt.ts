import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { documentTemplate } from '#platform/pdf/document-template'
import { peso } from '@lading/domain/payments/money'
import { amountInWords } from '#platform/pdf/amount-in-words'
import { factsTable, keyFacts } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { linesTable, totalRow } from '#platform/pdf/blocks/lines-table'
import { callout, heading } from '#platform/pdf/blocks/prose'
import { closingName } from '#platform/pdf/blocks/signature-block'
import { printedDay, printedInstant } from '#platform/pdf/print-formats'
import { officialReceiptDocument, type OfficialReceiptPayload } from './official-receipt.payload.ts'

const COLUMNS = [
  { header: 'Code', width: 110 },
  { header: 'Nature of collection' },
  { header: 'Amount', width: 96, figures: true },
]

/** The electronic official receipt; a void one is printed as cancelled. */
function drawOfficialReceipt(payload: OfficialReceiptPayload) {
  const { agency, number, payor, lines, total_amount, cancelled } = payload
  return letter(
    {
      agency,
      title: cancelled
        ? `${nameOfDocument(officialReceiptDocument)}, cancelled`
        : nameOfDocument(officialReceiptDocument),
      number_label: 'Electronic official receipt number',
      number,
      subject: payor.name,
      made_at: cancelled?.at ?? payload.received_at,
      note: 'This receipt is valid only while the public register shows it as issued.',
    },
    cancelled ? callout(`Cancelled ${printedInstant(cancelled.at)}. ${cancelled.reason}`, 'stamp') : null,
    keyFacts(
      [
        ['Amount received', peso(total_amount)],
        ...(payload.received_on ? [['Money received on', printedDay(payload.received_on)] as const] : []),
        ['Receipt issued', printedInstant(payload.received_at)],
        ['Mode of payment', payload.mode_of_payment],
        ['Order of payment', payload.order_of_payment_number],
      ],
      { purpose: 'Scan to check this receipt', url: payload.url },
    ),
    factsOf(payload),
    heading('Collection'),
    linesTable(
      COLUMNS,
      lines.map(({ code, nature, amount }) => [code, nature, peso(amount)]),
    ),
    totalRow('Total received', peso(total_amount), amountInWords(total_amount)),
    closingName('Collecting officer', payload.cashier),
  )
}

function factsOf({ payor, agency, ...payload }: OfficialReceiptPayload) {
  return factsTable([
    [
      ['Received from', payor.name],
      ['Taxpayer identification number', payor.tin],
    ],
    [['Address', payor.address]],
    [
      ['Agency', agency.name],
      ['Place of collection', placeOf(payload)],
    ],
    [
      ['Nature of collection', payload.nature_of_collection],
      ['Transaction number', payload.transaction_number],
    ],
    [
      ['Reference of the payment', payload.payment_reference],
      ['Paid on', payload.paid_on ? printedDay(payload.paid_on) : null],
    ],
  ])
}

type Place = Pick<OfficialReceiptPayload, 'location' | 'location_code'>

/** With its code, as far as the agency has set them. */
const placeOf = ({ location, location_code: code }: Place): string | null =>
  location && code ? `${location} (${code})` : (location ?? code)

export const officialReceiptTemplate = documentTemplate(officialReceiptDocument, drawOfficialReceipt)
