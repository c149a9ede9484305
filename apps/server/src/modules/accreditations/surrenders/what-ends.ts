import type { WhatEnds } from '@lading/contract/accreditations/surrenders'
import { plainDate } from '@lading/domain/dates/plain-date'
import { dueOn } from '@lading/domain/reports/due-day'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { officeCalendar } from '#platform/calendar'
import type { Db } from '#platform/database'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { fallingTransactions } from '../life/falling-transactions.ts'

type Ending = Pick<AccreditationRow, 'id' | 'business_id' | 'agency' | 'status'>

/** What ends with an accreditation in force, so that its business sees it before asking and the officer before accepting. */
export async function whatEnds(db: Db, accreditation: Ending): Promise<WhatEnds> {
  if (accreditation.status !== Status.accredited)
    return { transactions: [], obligations: [], certificates: [], branches: [] }
  const transactions = await fallingTransactions(db, accreditation).execute()
  return {
    transactions: transactions.map(({ id, ...row }) => ({ ...row, transaction_id: id })),
    obligations: await owedReports(db, accreditation),
    certificates: await certificatesBeside(db, accreditation),
    branches: await branchesOf(db, accreditation.id),
  }
}

async function owedReports(db: Db, { business_id, agency }: Ending): Promise<WhatEnds['obligations']> {
  const calendar = await officeCalendar(db)
  const rows = await db
    .selectFrom('obligations')
    .select(['type', 'falls_on'])
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('complied_on', 'is', null)
    .where('ended_on', 'is', null)
    .orderBy('falls_on')
    .execute()
  return rows.map(({ type, falls_on }) => ({
    type: type as TransactionType,
    due_on: falls_on === null ? null : dueOn(calendar, plainDate(falls_on)),
  }))
}

async function certificatesBeside(db: Db, { id, business_id, agency }: Ending): Promise<WhatEnds['certificates']> {
  const rows = await db
    .selectFrom('accreditations')
    .select('number')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('status', '=', Status.accredited)
    .where('id', '<>', id)
    .execute()
  return rows.flatMap(({ number }) => (number === null ? [] : [{ number }]))
}

const branchesOf = (db: Db, accreditation_id: number): Promise<WhatEnds['branches']> =>
  db
    .selectFrom('branch_accreditations as c')
    .innerJoin('business_branches as b', 'b.id', 'c.branch_id')
    .select(['c.number', 'b.name'])
    .where('c.accreditation_id', '=', accreditation_id)
    .where('b.closed_on', 'is', null)
    .orderBy('c.position')
    .execute()
