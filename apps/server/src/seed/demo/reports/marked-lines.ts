import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { linePath } from '@lading/domain/filing/line-path'
import { Status } from '@lading/domain/transactions/status'
import type { Tx } from '#platform/database'
import { lineNamed } from '#modules/filing/returned-lines'
import { fill, type Row } from '../tables.ts'
import type { DemoTransaction } from '../transactions/transaction.ts'

/** On the first lines of the report, in their order. */
const remarks = [
  'The weight is the same as in your last report. Check it against your records.',
  'Another forwarder reported this shipment too. Say whose it was, or correct the line.',
]

/** What the evaluator wrote on single lines of a report of the demo that is with its client. */
export async function addMarkedLines(tx: Tx, { id, plan, history }: DemoTransaction): Promise<void> {
  const { type, agency, target } = plan
  const returned = history.steps.findLast(({ row }) => row.action === 'return-to-client')
  const [section] = lineSectionsOf(type, agency)
  if (target !== Status.forClientAction || !returned || !section) return
  const rows: Row[] = []
  for (const [place, remark] of remarks.entries()) {
    const code = linePath({ section: section.name, number: place + 1 })
    const line = await lineNamed(tx, { id, type, agency }, code)
    if (!line) continue
    const { at, by } = returned
    const marked = { marked_by: by, marked_at: at, sent_at: at, answered_at: null, answer: '' }
    rows.push({ transaction_id: id, round: 1, kind: 'line', code, label: line.label, remark, ...marked })
  }
  await fill(tx, 'transaction_returns', rows)
}
