import type { Desk } from '@lading/domain/workflow/who'
import type { Db } from '#platform/database'
import { agencies, freightOf, type Agency } from '@lading/domain/transactions/agency'

/** The demo's staff by desk; the first of a desk acts unless the transaction says otherwise. */
export type Desks = Readonly<Record<Agency, Readonly<Record<Desk, readonly number[]>>>>

const accounts: Readonly<Record<Desk, readonly string[]>> = {
  QM: ['router'],
  EVA: ['evaluator', 'evaluator2'],
  REV: ['reviewer'],
  REC: ['recommender'],
  APP: ['approver'],
  CSH: ['cashier', 'cashier2'],
  PRN: ['releasing'],
  LEG: ['legal'],
}

/** Throws where one of the demo's accounts is missing: their histories need them. */
export async function demoDesks(db: Db): Promise<Desks> {
  const rows = await db.selectFrom('users').select(['id', 'email']).where('audience', '=', 'staff').execute()
  const ids = new Map(rows.map(({ email, id }) => [email, id]))
  const idOf = (account: string, agency: Agency) => {
    const id = ids.get(`${account}.${freightOf(agency)}@lading.example`)
    if (id === undefined) throw new Error(`The demo account ${account} of ${agency} is missing.`)
    return id
  }
  const desksOf = (agency: Agency) =>
    Object.fromEntries(Object.entries(accounts).map(([desk, names]) => [desk, names.map((name) => idOf(name, agency))]))
  return Object.fromEntries(agencies.map((agency) => [agency, desksOf(agency)])) as unknown as Desks
}
