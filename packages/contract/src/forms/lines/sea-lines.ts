import type { AnswersTo } from '../field-kinds.ts'
import { column, amount, count, country, quantity, text } from './line-columns.ts'
import { defineSection, type ColumnFault } from './line-section.ts'

/** Which way goods of a lane go. */
export const direction = column({
  label: 'Direction',
  kind: 'choice',
  required: true,
  choices: [
    { value: 'export', label: 'Export' },
    { value: 'import', label: 'Import' },
    { value: 'domestic', label: 'Domestic' },
  ],
})

const containers = (size: string) => count(`Containers of ${size} ft`, [`${size} ft`, `${size}'`, `${size}ft`], false)

// Trade lanes and balikbayan boxes (field facts, section 7.4).
const laneColumns = {
  direction,
  loading: text('Port of loading', ['POL']),
  discharge: text('Port of discharge', ['POD']),
  country: country('Country abroad, or the Philippines', ['Country']),
  load: column({
    label: 'Full or LCL',
    alsoCalled: ['FCL or LCL', 'Load', 'FCL/LCL'],
    kind: 'choice',
    required: true,
    choices: [
      { value: 'fcl', label: 'Full' },
      { value: 'lcl', label: 'LCL' },
    ],
  }),
  containers_20: containers('20'),
  containers_40: containers('40'),
  containers_45: containers('45'),
  teu: quantity('TEU'),
  volume_cbm: quantity('Volume (CBM)', ['CBM']),
  weight_kg: quantity('Weight (kg)', ['kg', 'Weight']),
  house_bills: count('House bills', ['HBL', 'No. of house bills']),
  revenue: amount('Freight revenue (₱)', ['Freight revenue', 'Revenue']),
}

export const lanes = defineSection({
  name: 'lanes',
  title: 'Trade lanes',
  line: 'Lane',
  help: 'One line for each direction, pair of ports, country, and full or less than a container.',
  agency: 'dti',
  may_be_none: true,
  columns: laneColumns,
  together: { header: 'Containers 20 / 40 / 45 ft', of: ['containers_20', 'containers_40', 'containers_45'] },
  identity: ['direction', 'loading', 'discharge', 'country', 'load'],
  totals: [
    'containers_20',
    'containers_40',
    'containers_45',
    'teu',
    'volume_cbm',
    'weight_kg',
    'house_bills',
    'revenue',
  ],
  earned: 'revenue',
  check: laneFaults,
})

/** A container is at least one twenty-foot unit; a domestic lane stays in the country. */
function laneFaults({ containers_20, containers_40, containers_45, ...lane }: AnswersTo<typeof laneColumns>) {
  const number = (containers_20 ?? 0) + (containers_40 ?? 0) + (containers_45 ?? 0)
  const faults: ColumnFault<typeof laneColumns>[] = []
  if (Number(lane.teu) < number)
    faults.push({ column: 'teu', message: `${number} containers are at least ${number} TEU.` })
  if (lane.direction === 'domestic' && lane.country !== 'PH')
    faults.push({ column: 'country', message: 'A domestic lane is within the Philippines.' })
  return faults
}

export const boxes = defineSection({
  name: 'boxes',
  title: 'Balikbayan boxes',
  line: 'Country of origin',
  help: 'One line for each country of origin.',
  agency: 'dti',
  may_be_none: true,
  columns: {
    country: country('Country of origin', ['Country', 'Origin']),
    boxes: count('Boxes', ['Number of boxes', 'Number']),
    undelivered: count('Unclaimed or undelivered', ['Unclaimed', 'Undelivered']),
  },
  identity: ['country'],
  totals: ['boxes', 'undelivered'],
  check: ({ boxes: all, undelivered }) =>
    Number(undelivered) > Number(all)
      ? [{ column: 'undelivered', message: 'No more boxes can be undelivered than there were.' }]
      : [],
})

/** The sections of the cargo report by sea. */
export const seaSections = [lanes, boxes] as const
