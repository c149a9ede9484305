import { saveMemorandum } from '@lading/contract/evaluation'
import { saveRatioSheet } from '@lading/contract/ratio-analysis'
import type { Client } from '../client.ts'

/** Statements of a year in which nothing is amiss. */
export const soundFigures = {
  current_assets: '2400000',
  inventory: '0',
  total_assets: '5000000',
  current_liabilities: '1200000',
  total_liabilities: '1600000',
  equity: '3400000',
  paid_up_capital: '3000000',
  revenue: '9000000',
  net_income: '270000',
}

/** Writes what endorsing asks for: the ratio sheet of field facts, section 4.2, and the memorandum. */
export async function writeUp(
  evaluator: Client,
  id: number,
  accreditation_id: number,
  { isChange = false } = {},
): Promise<void> {
  await evaluator.call(saveRatioSheet, {
    params: { id: accreditation_id },
    body: {
      version: 0,
      fiscal_year: 2025,
      opinion: 'unqualified',
      year: soundFigures,
      ...(isChange && { transaction_id: id }),
    },
  })
  await evaluator.call(saveMemorandum, {
    params: { id },
    body: { findings: 'All documents are in order.', recommendation: 'Approval is recommended.', legal_basis: '' },
  })
}
