import { isBuilt } from '@lading/contract/transaction-types'
import { agencies, type Agency } from '@lading/domain/transactions/agency'
import { canBegin } from '@lading/domain/transactions/services'
import { transactionTypes, type TransactionType } from '@lading/domain/transactions/transaction-type'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { isMade, supplied } from '@lading/server/testing/supplied'
import { reachable } from './workflow-graph.ts'

/** The only rows of these flows that nobody takes yet; the list gets shorter. */
export const closed = {
  'money online': ['A28', 'C28 SYS', 'D26 SYS', 'E24 SYS'],
  'suspension and revocation': ['G08', 'H02', 'H03', 'H04', 'H05', 'H06', 'H11'],
  'applications by air': [
    'G04',
    'G06',
    'G07',
    'G13-07',
    'G13-08',
    'G13-09',
    'G13-10',
    'G13-11',
    'G13-12',
    'G13-13',
    'G13-29',
  ],
}

/** Flows B (applications by air) and F (cases) come as a whole. */
const flows = ['A', 'C', 'D', 'E', 'G', 'H']
export const rows = transitions.filter(({ id }) => flows.includes(id.charAt(0)))

interface Lane {
  readonly type: TransactionType
  readonly agency: Agency
}

/** What can be begun, where; reports open by themselves too. */
export const lanes: readonly Lane[] = transactionTypes.flatMap((type) =>
  agencies.filter((agency) => isBuilt(type) && canBegin(type, agency)).map((agency) => ({ type, agency })),
)

/** The rows of one type at one agency that somebody takes today. */
export const openRows = ({ type, agency }: Lane): readonly Transition[] =>
  transitions.filter((row) => row.types.includes(type) && row.agencies.includes(agency) && desksOf(row).length > 0)

/** The rows that a transaction comes to whose earlier rows are all supplied. */
const taken = new Set(
  lanes.flatMap((lane) => {
    const offered = openRows(lane).filter((row) => supplied.missingFor(row, lane.type).length === 0)
    const reached = reachable(offered)
    return offered.filter(({ from }) => reached.has(from))
  }),
)

/** Who takes a row today: the provider of money online is not there to confirm anything. */
export function desksOf({ by, guards }: Transition): string[] {
  return by.filter((who) => who !== 'SYS' || !guards.includes('gateway-verified'))
}

export const isTaken = (row: Transition): boolean =>
  row.subject === 'accreditation' ? isMade(row.action) : taken.has(row)
