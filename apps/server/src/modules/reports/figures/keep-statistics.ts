import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import type { FieldKind } from '@lading/contract/forms/field-kinds'
import { breakbulking, consolidation, direct } from '@lading/contract/forms/lines/air-lines'
import type { ColumnOf } from '@lading/contract/forms/lines/line-section'
import { seaSections } from '@lading/contract/forms/lines/sea-lines'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Tables, Tx } from '#platform/database'
import { textIn } from '#platform/jsonb'
import { keepYear } from './annual-statistics.ts'
import type { ObligationRow } from '../obligations/obligation-of.ts'
import type { Assessed } from './reported-ratios.ts'

const sections = [direct, consolidation, breakbulking, ...seaSections]
type Answer = ColumnOf<(typeof sections)[number]>
type Report = 'transaction_id' | 'section' | 'number' | 'business_id' | 'agency' | 'first_day' | 'last_day'

/** Which measure each answer of a line is: those that both agencies share have one name. */
const measureOf: Readonly<Record<Answer, Exclude<keyof Tables['cargo_statistics'], Report>>> = {
  carrier: 'carrier',
  origin: 'origin',
  loading: 'origin',
  destination: 'destination',
  discharge: 'destination',
  country: 'country',
  direction: 'direction',
  load: 'load',
  waybills: 'waybills',
  master_waybills: 'waybills',
  house_waybills: 'house_bills',
  house_bills: 'house_bills',
  containers_20: 'containers_20',
  containers_40: 'containers_40',
  containers_45: 'containers_45',
  teu: 'teu',
  volume_cbm: 'volume_cbm',
  weight_kg: 'weight_kg',
  boxes: 'boxes',
  undelivered: 'undelivered',
  freight_charges: 'freight_charges',
  commission: 'revenue',
  revenue: 'revenue',
  income: 'revenue',
}

/** The figures of an accepted report feed the statistics (workflow row D13); once, whatever else is done to it. */
export async function keepStatistics(
  tx: Tx,
  found: Assessed,
  obligation: ObligationRow,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { id, type } = found.transaction
  const { report_on } = definitionOf(type)
  if (report_on === 'quarter') await keepCargo(tx, id, obligation)
  if (report_on === 'year') await keepYear(tx, found, obligation, actor, now)
}

/** One row a line; a measure that its section does not have is null. */
async function keepCargo(tx: Tx, id: number, obligation: ObligationRow): Promise<void> {
  for (const { name, columns } of sections) {
    const measures = Object.entries(columns).map(([answer, { kind }]) => ({
      column: sql.ref(measureOf[answer as Answer]), // of `sections`
      value: sql`(${inLine(answer as Answer)})${castOf(kind)}`,
    }))
    const { business_id, agency, first_day, last_day } = obligation
    await sql`
      insert into cargo_statistics (
        transaction_id, section, number, business_id, agency, first_day, last_day,
        ${sql.join(measures.map(({ column }) => column))})
      select l.transaction_id, l.section, l.number, ${business_id}::int, ${agency}, ${first_day}::date, ${last_day}::date,
        ${sql.join(measures.map(({ value }) => value))}
      from report_lines l
      where l.transaction_id = ${id} and l.section = ${name}
      on conflict do nothing`.execute(tx)
  }
}

const inLine = textIn<Record<Answer, unknown>>('l.answers')

const castOf = (kind: FieldKind) =>
  kind === 'count' ? sql`::bigint` : kind === 'quantity' || kind === 'money' ? sql`::numeric` : sql``
