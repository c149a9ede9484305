import { periodicTypes } from '@lading/domain/reports/due-day'
import { digestOf } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { Answers } from '@lading/contract/reports/report-lines'
import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Fault } from '#modules/audit/verify-audit'
import { inPages } from '#platform/in-pages'
import { linesFiledIn } from './filed-lines.queries.ts'
import { digestOfLines } from '../lines.queries.ts'

/**
 * Finds lines of filed reports that were changed, added or deleted beside the acts of the portal: those of each round,
 * against the digest that was filed with it. Rounds before the first of which lines are kept are left out (ADR 51).
 */
export async function verifyLines(db: Db): Promise<Fault[]> {
  const faults: Fault[] = []
  for await (const page of inPages((after, limit) => submissionsOfReports(db, after, limit)))
    for (const submission of page) faults.push(...(await faultsIn(db, submission)))
  return faults
}

type Submission = Awaited<ReturnType<typeof submissionsOfReports>>[number]

function submissionsOfReports(db: Db, after: number, limit: number) {
  return db
    .selectFrom('transaction_submissions as s')
    .innerJoin('transactions as t', 't.id', 's.transaction_id')
    .select(['s.id', 's.transaction_id', 's.round', 's.form', 't.type', 't.agency'])
    .where('t.type', 'in', periodicTypes)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

async function faultsIn(db: Db, { transaction_id, round, form, type, agency }: Submission): Promise<Fault[]> {
  if (round < (await firstKept(db, transaction_id))) return []
  const submitted = Answers.parse(form)
  const faults: Fault[] = []
  for (const section of lineSectionsOf(type as TransactionType, agency as Agency)) {
    const filed = linesFiledIn(db, { transaction_id, section: section.name, round }).orderBy('l.number')
    const lines = (await filed.execute()).map(({ number, answers }) => ({ number, answers: Answers.parse(answers) }))
    const digest = lines.length === 0 ? '' : digestOfLines(section, lines)
    if ((submitted[digestOf(section)] ?? '') === digest) continue
    const what = `The lines of “${section.title}” are not those that were filed in round ${round}.`
    faults.push({ chain: `transaction-${transaction_id}`, chain_no: null, what })
  }
  return faults
}

async function firstKept(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ first: number | null }>`
    select least(
      (select min(first_round) from report_lines where transaction_id = ${id}),
      (select min(first_round) from report_line_history where transaction_id = ${id})) as first`.execute(db)
  return rows[0]?.first ?? 0
}
