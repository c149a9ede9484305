import { Status } from '@lading/domain/transactions/status'
import { payingStatuses } from '@lading/domain/transactions/status-groups'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import type { Agency } from '@lading/domain/transactions/agency'

/** A way through the workflow: its rows, from the one that opens the transaction to the one that reached the status. */
export type Path = readonly Transition[]

/** The statuses a transaction may come to, those of payment left out where nothing is ever due. */
export function statusesOf(type: TransactionType, agency: Agency, has_fee: boolean): Status[] {
  const rows = rowsOf(type, agency, has_fee)
  const reached = new Set<Status>()
  for (let before = -1; before !== reached.size;) {
    before = reached.size
    for (const { from, to } of rows) if (from === null || reached.has(from)) reached.add(to)
  }
  return [...reached].toSorted((one, other) => one - other)
}

/** The most ordinary way to a status: detours, refusals and lapses only where nothing else leads there. */
export function pathTo(target: Status, type: TransactionType, agency: Agency, has_fee: boolean): Path {
  const rows = rowsOf(type, agency, has_fee).filter(({ from, to }) => from !== to)
  const best = new Map<Status | null, { cost: number; path: Path }>([[null, { cost: 0, path: [] }]])
  for (let changed = true; changed;) {
    changed = false
    for (const row of rows) {
      const here = best.get(row.from)
      const cost = here && here.cost + costOf(row, has_fee)
      if (!here || cost === undefined || cost >= (best.get(row.to)?.cost ?? Infinity)) continue
      best.set(row.to, { cost, path: [...here.path, row] })
      changed = true
    }
  }
  const found = best.get(target)
  if (!found) throw new Error(`The demo finds no way to ${target} for type ${type} (${agency}).`)
  return found.path
}

/** The way to a revision after approval: to the printer, back for an error on the certificate, and taken up. */
export function pathBackFromPrinting(type: TransactionType, agency: Agency, has_fee: boolean): Path {
  const returned = rowAt(Status.forPrinting, 'return-for-data-error', type, agency)
  const started = rowAt(Status.forRevision, 'start-revision', type, agency)
  if (!returned || !started) throw new Error(`No certificate of type ${type} (${agency}) comes back from printing.`)
  return [...pathTo(Status.forPrinting, type, agency, has_fee), returned, started]
}

/** The row of an action at a status, for the steps that are added to a path. */
export function rowAt(from: Status, action: string, type: TransactionType, agency: Agency): Transition | undefined {
  return rowsOf(type, agency, true).find((row) => row.from === from && row.action === action)
}

function rowsOf(type: TransactionType, agency: Agency, has_fee: boolean): Transition[] {
  return transitions.filter(
    (row) =>
      row.subject === 'transaction' &&
      row.types.includes(type) &&
      row.agencies.includes(agency) &&
      (has_fee || !isOfFee(row)),
  )
}

/** Paid, or a certificate made anew, which costs a fee. */
const isOfFee = ({ from, to, guards }: Transition): boolean =>
  payingStatuses.includes(to) ||
  (from !== null && payingStatuses.includes(from)) ||
  guards.includes('certificate-changes')

const unusual: readonly [action: RegExp, cost: number][] = [
  [/^(take-over|reassign|end-with-its-accreditation)/, 60],
  [/^(release-lock|return-to-hearing|withdraw-order)/, 40],
  [/^(endorse-to-hearing|endorse-to-assessment|repeat-notice|overtaken)/, 20],
  [/^(return-for-data-error|reject-payment|return-assessment|do-not-concur|require-further|reject-proof)/, 20],
  [/^(return-for-revision|refer-for-review|mark-incomplete|propose|recommend-propose|conclude-against|reject)/, 9],
  [/^(withdraw|delete-draft|nothing-due|urgent|dismiss|recommend-dismissal)/, 9],
  [/^(submit-with-documents|pay-online$|no-loa|no-publication|accept-proof-submit)/, 4],
]

function costOf({ action, flow }: Transition, has_fee: boolean): number {
  if (flow === 'G') return 12
  if (/without-payment|already-paid/.test(action)) return has_fee ? 15 : 1
  return unusual.find(([pattern]) => pattern.test(action))?.[1] ?? 1
}
