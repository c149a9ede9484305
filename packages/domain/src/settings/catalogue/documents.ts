import { number, text, PROPOSED } from '../define.ts'
import * as texts from './texts.ts'

/** What an electronic official receipt must show (field facts, section 6.4). */
const RECEIPTS = 'COA Circular 2013-007'

/** Words of documents that staff write. */
export const documentSettings = {
  'memorandum.dti.legal_basis': text(texts.seaMemorandumBasis, 'Legal basis in memoranda, sea'),
  'memorandum.cab.legal_basis': text(texts.airMemorandumBasis, 'Legal basis in memoranda, air'),
  'denial.dti.legal_basis': text(texts.seaDenialBasis, 'Legal basis in denial notices, sea'),
  'denial.cab.legal_basis': text(texts.airDenialBasis, 'Legal basis in denial notices, air'),
  'sec_recommendation.valid_days': number('90', 'Days a recommendation to the SEC is valid', PROPOSED),
  'sec_recommendation.addressee': text(
    'The Securities and Exchange Commission',
    'To whom a recommendation to the SEC is addressed',
  ),
  'requests.most_copies': number('20', 'Copies in one request for a certification, at most', PROPOSED),
  'denial.remedy': text(texts.denialRemedy, 'What a denied applicant may do', PROPOSED),
  'denial.report_remedy': text(texts.rejectedReportRemedy, 'What a business whose report is rejected may do', PROPOSED),
  'receipt.dti.location': text('', 'Place of collection on official receipts, sea; empty: left out', RECEIPTS),
  'receipt.dti.location_code': text('', 'Code of that place in the agency’s books, sea; empty: left out', RECEIPTS),
  'receipt.cab.location': text('', 'Place of collection on official receipts, air; empty: left out', RECEIPTS),
  'receipt.cab.location_code': text('', 'Code of that place in the board’s books, air; empty: left out', RECEIPTS),
  'signatory.dti.approver': text('Director', 'Title of the approving officer, sea'),
  'signatory.cab.approver': text('Executive Director', 'Title of the approving officer, air'),
} as const
