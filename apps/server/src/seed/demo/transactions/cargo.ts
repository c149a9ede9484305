import { answersFor } from '@lading/contract/forms/lines/line-fields'
import { identityOf, type LineAnswers, type LineSection } from '@lading/contract/forms/lines/line-section'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import type { PeriodicType } from '@lading/domain/reports/due-day'
import type { ReportPeriod } from '@lading/domain/reports/report-period'
import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { digestOfLines } from '#modules/reports/lines/lines.queries'
import type { Row } from '../tables.ts'
import { opinionOn, reportedPeriod } from './reported-period.ts'

const lane = (direction: string, ports: readonly [string, string], country: string, load: string, figures: object) => ({
  direction,
  loading: ports[0],
  discharge: ports[1],
  country,
  load,
  ...figures,
})

const full = { containers_20: 14, containers_40: 22, containers_45: 0, teu: '58' }
const shared = { containers_20: null, containers_40: null, containers_45: null, teu: '6.5' }

/** What a business of the demo reports of a quarter, by section. */
const lines: Readonly<Record<string, readonly LineAnswers[]>> = {
  direct: [
    {
      carrier: 'Philippine Airlines',
      origin: 'MNL',
      destination: 'NRT',
      waybills: 38,
      weight_kg: '12450.5',
      freight_charges: '1867575.00',
      commission: '93378.75',
    },
    {
      carrier: 'Cathay Pacific',
      origin: 'CEB',
      destination: 'HKG',
      waybills: 21,
      weight_kg: '6020',
      freight_charges: '541800.00',
      commission: '27090.00',
    },
  ],
  consolidation: [
    {
      carrier: 'Singapore Airlines',
      destination: 'SIN',
      master_waybills: 12,
      house_waybills: 96,
      weight_kg: '18400',
      freight_charges: '1472000.00',
      revenue: '1913600.00',
    },
  ],
  breakbulking: [{ origin: 'ICN', house_waybills: 44, weight_kg: '5300.25', income: '212010.00' }],
  serials: [{ series: 'HAW', serial_from: 4101, serial_to: 4200, excluded: '4117, 4150-4152', used: 96 }],
  lanes: [
    lane('export', ['Manila', 'Los Angeles'], 'US', 'fcl', {
      ...full,
      volume_cbm: '1620.4',
      weight_kg: '512300',
      house_bills: 36,
      revenue: '4872000.00',
    }),
    lane('import', ['Shanghai', 'Manila'], 'CN', 'lcl', {
      ...shared,
      volume_cbm: '212.75',
      weight_kg: '48200',
      house_bills: 61,
      revenue: '938500.00',
    }),
    lane('domestic', ['Manila', 'Davao'], 'PH', 'fcl', {
      containers_20: 30,
      containers_40: 4,
      containers_45: 0,
      teu: '38',
      volume_cbm: '1104',
      weight_kg: '402000',
      house_bills: 18,
      revenue: '1216000.00',
    }),
  ],
  top_lanes: [
    { origin: 'Manila', destination: 'Los Angeles', country: 'US', weight_kg: '1842000', revenue: '12480000.00' },
    { origin: 'Shanghai', destination: 'Manila', country: 'CN', weight_kg: '730400', revenue: '6912000.00' },
    { origin: 'Singapore', destination: 'Manila', country: 'SG', weight_kg: '512250', revenue: '4105500.00' },
  ],
  boxes: [
    { country: 'US', boxes: 412, undelivered: 3 },
    { country: 'AE', boxes: 268, undelivered: 0 },
  ],
}

const keptLines = (section: LineSection) =>
  (lines[section.name] ?? []).map((answers, place) => ({
    id: 0,
    number: place + 1,
    identity: identityOf(section, answers),
    answers,
  }))

/** The form of such a report that is opened on a day. */
export function cargoReport(type: PeriodicType, agency: Agency, on: PlainDate): Form {
  const period = reportedPeriod(type, on, type === TransactionType.annualReport ? 12 : 3)
  const answers = lineSectionsOf(type, agency).map((section) => {
    const kept = keptLines(section)
    return answersFor(section, lines[section.name] ?? [], digestOfLines(section, kept))
  })
  return { ...periodAnswers(type, period, agency), ...(Object.assign({}, ...answers) as Form) }
}

/** What such a report answers of its period; of a year also when its statements were audited. */
export const periodAnswers = (type: PeriodicType, { first_day, last_day }: ReportPeriod, agency: Agency): Form => ({
  period_first_day: first_day,
  period_last_day: last_day,
  side: agency,
  ...(type === TransactionType.annualReport && { opinion_on: opinionOn(Number(last_day.slice(0, 4))) }),
})

/** The rows of its lines. */
export const lineRows = (transaction_id: number, type: TransactionType, agency: Agency): Row[] =>
  lineSectionsOf(type, agency).flatMap((section) =>
    keptLines(section).map(({ number, identity, answers }) => ({
      transaction_id,
      section: section.name,
      number,
      identity,
      answers,
    })),
  )
