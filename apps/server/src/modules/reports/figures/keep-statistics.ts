import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { keepYear } from './annual-statistics.ts'
import type { ObligationRow } from '../obligations/obligation-of.ts'

/** The figures of an accepted report feed the statistics (workflow row D13); once, whatever else is done to it. */
export async function keepStatistics(
  tx: Tx,
  found: LockedTransaction,
  obligation: ObligationRow,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { id, type } = found.transaction
  if (type === TransactionType.quarterlyReportorial) await keepCargo(tx, id, obligation)
  if (type === TransactionType.annualReportorial) await keepYear(tx, found, obligation, actor, now)
}

/** One row a line, in the measures that both agencies share; a column that a section does not have is null. */
async function keepCargo(
  tx: Tx,
  id: number,
  { business_id, agency, first_day, last_day }: ObligationRow,
): Promise<void> {
  await sql`
    insert into cargo_statistics (
      transaction_id, section, number, business_id, agency, first_day, last_day,
      carrier, origin, destination, country, direction, load, waybills, house_bills,
      containers_20, containers_40, containers_45, teu, volume_cbm, weight_kg, boxes, undelivered,
      freight_charges, revenue)
    select l.transaction_id, l.section, l.number, ${business_id}::int, ${agency}, ${first_day}::date, ${last_day}::date,
      a.carrier, coalesce(a.origin, a.loading), coalesce(a.destination, a.discharge), a.country, a.direction, a.load,
      coalesce(a.waybills, a.master_waybills), coalesce(a.house_waybills, a.house_bills),
      a.containers_20, a.containers_40, a.containers_45, a.teu, a.volume_cbm, a.weight_kg, a.boxes, a.undelivered,
      a.freight_charges, coalesce(a.commission, a.revenue, a.income)
    from report_lines l
    cross join jsonb_to_record(l.answers) as a (
      carrier text, origin text, loading text, destination text, discharge text, country text, direction text, load text,
      waybills bigint, master_waybills bigint, house_waybills bigint, house_bills bigint,
      containers_20 bigint, containers_40 bigint, containers_45 bigint,
      teu numeric, volume_cbm numeric, weight_kg numeric, boxes bigint, undelivered bigint,
      freight_charges numeric, commission numeric, revenue numeric, income numeric)
    where l.transaction_id = ${id} and l.section <> 'serials'
    on conflict do nothing`.execute(tx)
}
