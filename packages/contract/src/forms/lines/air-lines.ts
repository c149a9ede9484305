import { serialsFault } from '@lading/domain/reports/waybill-serials'
import { defineSection } from './line-section.ts'
import { amount, column, count, quantity, text } from './line-columns.ts'

// Form 71 of the aviation board (field facts, section 2.8).
const carrier = text('Air carrier', ['Airline'])
const origin = text('Origin', ['From'])
const destination = text('Destination', ['To'])
const weight_kg = quantity('Chargeable weight (kg)', ['Chargeable weight', 'Weight'])
const house_waybills = count('House waybills', ['HAWB', 'HAWBs', 'No. of HAWB'])

export const direct = defineSection({
  name: 'direct',
  title: 'A. Direct cargo',
  line: 'Carrier and route',
  help: 'One line for each air carrier, origin and destination.',
  agency: 'cab',
  may_be_none: true,
  columns: {
    carrier,
    origin,
    destination,
    waybills: count('Air waybills', ['AWB', 'No. of AWB']),
    weight_kg,
    freight_charges: amount('Airline freight charges (₱)', ['Airline freight charges', 'Freight charges']),
    commission: amount('Commission earned (₱)', ['Commission earned', 'Commission']),
  },
  identity: ['carrier', 'origin', 'destination'],
  totals: ['waybills', 'weight_kg', 'freight_charges', 'commission'],
  earned: 'commission',
})

export const consolidation = defineSection({
  name: 'consolidation',
  title: 'B. Consolidation',
  line: 'Carrier and destination',
  help: 'One line for each airline or forwarder and destination.',
  agency: 'cab',
  may_be_none: true,
  columns: {
    carrier: text('Airline or forwarder', ['Airline', 'Forwarder', 'Carrier']),
    destination,
    master_waybills: count('Master waybills', ['MAWB', 'No. of MAWB']),
    house_waybills,
    weight_kg,
    freight_charges: amount('Freight charges (₱)', ['Freight charges']),
    revenue: amount('Gross consolidated revenue (₱)', ['Gross consolidated revenue', 'Gross revenue']),
  },
  identity: ['carrier', 'destination'],
  totals: ['master_waybills', 'house_waybills', 'weight_kg', 'freight_charges', 'revenue'],
  earned: 'revenue',
})

export const breakbulking = defineSection({
  name: 'breakbulking',
  title: 'C. Breakbulking',
  line: 'Origin',
  help: 'One line for each origin.',
  agency: 'cab',
  may_be_none: true,
  columns: { origin, house_waybills, weight_kg, income: amount('Income (₱)', ['Income']) },
  identity: ['origin'],
  totals: ['house_waybills', 'weight_kg', 'income'],
  earned: 'income',
})

export const serials = defineSection({
  name: 'serials',
  title: 'D. Serial numbers',
  line: 'Series and first number',
  help: 'One line for each range of house waybills that was used.',
  agency: 'cab',
  may_be_none: true,
  columns: {
    series: text('Waybill series', ['Series']),
    serial_from: count('From serial number', ['From']),
    serial_to: count('To serial number', ['To']),
    excluded: column({
      label: 'Excluded serial numbers',
      alsoCalled: ['Excluded'],
      kind: 'text',
      required: false,
      help: 'Numbers that were not used, such as 105, 110-115.',
    }),
    used: count('House waybills used', ['Total house waybills used', 'Used']),
  },
  identity: ['series', 'serial_from'],
  totals: ['used'],
  check: ({ serial_from, serial_to, excluded, used }) => {
    if (serial_from === null || serial_to === null || used === null) return []
    const fault = serialsFault({ from: serial_from, to: serial_to, excluded }, used)
    return fault ? [fault] : []
  },
})

/** The sections of the quarterly report by air, A to D. */
export const airSections = [direct, consolidation, breakbulking, serials] as const
