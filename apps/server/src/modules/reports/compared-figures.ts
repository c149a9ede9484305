import { totalIn } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import type { Form } from '@lading/domain/filing/form-path'
import { isMoney, sumOfMoney } from '@lading/domain/payments/money'
import { materialChanges, type ComparedFigures, type MaterialChange } from '@lading/domain/reports/material-change'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transaction-row'

type Whose = Pick<TransactionRow, 'id' | 'business_id' | 'agency' | 'type' | 'form'>

/** What changed materially since the last report of the same kind that the agency accepted; nothing where there is none. */
export async function changesSinceLast(db: Db, report: Whose, percent: number): Promise<MaterialChange[]> {
  const last = await db
    .selectFrom('transactions')
    .select('form')
    .where('business_id', '=', report.business_id)
    .where('agency', '=', report.agency)
    .where('type', '=', report.type)
    .where('status', '=', Status.accredited)
    .where('id', '<>', report.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!last) return []
  return materialChanges(figuresOf(report, last.form as Form), figuresOf(report, report.form), percent)
}

/** Of a cargo report its revenue: all amounts that were earned, whatever the section. */
function figuresOf({ type, agency }: Pick<Whose, 'type' | 'agency'>, form: Form): ComparedFigures {
  const amounts = lineSectionsOf(type, agency).flatMap((section) =>
    section.earned === undefined ? [] : [String(form[totalIn(section, section.earned)] ?? '')],
  )
  return { revenue: sumOfMoney(amounts.filter(isMoney)) }
}
