import { ensure } from '../ensure.ts'

/** The two partner agencies: the trade agency accredits sea freight forwarders, the aviation board air freight forwarders. */
export const agencies = ['dti', 'cab'] as const

export type Agency = (typeof agencies)[number]

/** How freight goes; the forwarders of each way have their agency. */
export type Freight = 'sea' | 'air'

/** By what numbers, settings and seals tell one agency from the other. */
interface AgencyMarks {
  readonly freight: Freight
  /** Its forwarders in numbers: `26-SFF-000259`. */
  readonly forwarders: 'SFF' | 'AFF'
  /** Its forwarders in the keys of fees and settings: `sff.certification`. */
  readonly key: 'sff' | 'aff'
  /** In the numbers of its documents: `OP-D-2026-000045`. */
  readonly letter: 'D' | 'C'
}

const marks = {
  dti: { freight: 'sea', forwarders: 'SFF', key: 'sff', letter: 'D' },
  cab: { freight: 'air', forwarders: 'AFF', key: 'aff', letter: 'C' },
} as const satisfies Record<Agency, AgencyMarks>

export type KeyOf<A extends Agency> = (typeof marks)[A]['key']

/** How an agency and its forwarders are marked in numbers, keys and words. */
export const marksOf = (agency: Agency) => marks[agency]

/** The way of freight whose forwarders the agency accredits. */
export const freightOf = (agency: Agency): Freight => marks[agency].freight

/** The agency of a way of freight. */
export const agencyOf = (freight: Freight): Agency =>
  ensure(agencies.find((agency) => marks[agency].freight === freight))

/** The side of an agency; the agencies' own names are settings. */
export const sideLabels: Readonly<Record<Agency, { short: string; name: string }>> = {
  dti: { short: 'SFF', name: 'Sea freight forwarders' },
  cab: { short: 'AFF', name: 'Airfreight forwarders' },
}
