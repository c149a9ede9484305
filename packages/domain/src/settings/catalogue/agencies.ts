import { day, text } from '../define.ts'
import * as texts from './texts.ts'

/** What the agencies tell everyone. */
export const agencySettings = {
  'agency.dti.name': text('Trade Agency', 'Name of the trade agency'),
  'agency.dti.unit': text('Freight Forwarding Accreditation Division', 'Unit that accredits sea freight forwarders'),
  'agency.dti.link': text('https://trade-agency.example', 'Website of the trade agency'),
  'agency.dti.address': text(
    '2nd Floor, Trade Building, 361 Sen. Gil J. Puyat Avenue, Makati City',
    'Address of the trade agency',
  ),
  'agency.dti.telephone': text('(02) 8000 1000', 'Telephone of the trade agency'),
  'agency.dti.email': text('forwarding@trade-agency.example', 'E-mail of the trade agency'),
  'agency.cab.name': text('Aviation Board', 'Name of the aviation board'),
  'agency.cab.unit': text('Air Carrier Accounts and Field Audit Division', 'Unit that accredits airfreight forwarders'),
  'agency.cab.link': text('https://aviation-board.example', 'Website of the aviation board'),
  'agency.cab.address': text('Old MIA Road, Pasay City', 'Address of the aviation board'),
  'agency.cab.telephone': text('(02) 8000 2000', 'Telephone of the aviation board'),
  'agency.cab.email': text('forwarding@aviation-board.example', 'E-mail of the aviation board'),
  'agency.office_hours': text('Monday to Friday, 8:00 am to 5:00 pm, except holidays', 'Office hours'),
  'privacy.notice': text(texts.privacyNotice, 'Privacy notice', 'RA 10173'),
  'privacy.version': text('1', 'Version of the privacy notice'),
  'privacy.dti.officer_email': text('dpo@trade-agency.example', 'Data protection officer of the trade agency'),
  'privacy.cab.officer_email': text('dpo@aviation-board.example', 'Data protection officer of the aviation board'),
  'terms.text': text(texts.terms, 'Terms of use; a line that begins with # is a heading'),
  'terms.version': text('1', 'Version of the terms of use'),
  'declaration.text': text(
    texts.declaration,
    'Declaration of the client; {transaction} stands for what is filed, as application or request',
  ),
  'declaration.version': text('1', 'Version of the declaration'),
  'satisfaction.approval_number': text('ARTA-2420-03', 'Approval number of the satisfaction form', 'ARTA MC 2023-05'),
  'satisfaction.approval_until': day('2025-07-31', 'Last day of that approval', 'ARTA MC 2023-05'),
  'payment.dti.counter': text(texts.seaCounterPayment, 'How to pay over the counter, sea'),
  'payment.cab.counter': text(texts.airCounterPayment, 'How to pay over the counter, air'),
} as const
