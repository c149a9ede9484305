import { isSameAnswer, type Form } from '../filing/form-path.ts'

/** A branch as any form that lists branches answers it, as far as it tells one branch from another. */
export type NamedBranch = {
  readonly key: string
  readonly name: string
  readonly city_code: string
  readonly barangay_code: string
  readonly street: string
}
/** What a branch that goes on may have anew: its permit is issued for a year. */
type Permit = { readonly permit_number: string; readonly permit_ends_on: string }
/** What is asked of a branch that closes, beside what the register says of it. */
type Closing = { readonly closed_on: string; readonly closing_reason: string }

export type PermittedBranch = Pick<NamedBranch, 'key' | 'name'> & Permit
export type ChangedBranch = PermittedBranch & Closing
type Keyed = Pick<NamedBranch, 'key'>

const CLOSING = ['closed_on', 'closing_reason'] as const satisfies readonly (keyof Closing)[]
const PERMIT = ['permit_number', 'permit_ends_on'] as const satisfies readonly (keyof Permit)[]

/** The branches of a change that the register did not hold when it was opened. */
export function openedBranches<B extends Keyed>(branches: readonly B[], registered: readonly Keyed[]): readonly B[] {
  const known = keysOf(registered)
  return branches.filter(({ key }) => !known.has(key))
}

/** The branches of the register that a change closes: those of which a day or a reason is given. */
export function closedBranches<B extends Keyed & Closing>(
  branches: readonly B[],
  registered: readonly Keyed[],
): readonly B[] {
  const known = keysOf(registered)
  return branches.filter((branch) => known.has(branch.key) && CLOSING.some((name) => hasAnswer(branch[name])))
}

/** The branches of the register of which a change says that their permit was renewed. */
export function branchesWithNewPermit<B extends PermittedBranch>(
  branches: readonly B[],
  registered: readonly PermittedBranch[],
): readonly B[] {
  const before = new Map(registered.map((row) => [row.key, row]))
  return branches.filter((branch) => {
    const was = before.get(branch.key)
    return was !== undefined && PERMIT.some((name) => !isSameAnswer(branch[name], was[name]))
  })
}

interface Fault {
  /** With the row by its number: `branches.0.closed_on`. */
  readonly path: string
  readonly message: string
}

/** A branch of the register is closed, with day and reason, or goes on as it is, with the same permit or a new one. */
export function branchFaults(
  branches: readonly ChangedBranch[],
  registered: readonly PermittedBranch[],
): readonly Fault[] {
  const kept = keysOf(branches)
  const missing = registered.filter(({ key }) => !kept.has(key))
  return [
    ...missing.map(({ name }) => ({
      path: 'branches',
      message: `${name} is in the register. Keep it in the list, and enter the day it closed.`,
    })),
    ...branches.flatMap((branch, index) => {
      const was = registered.find(({ key }) => key === branch.key)
      return (was ? standingFaults(branch, was) : newFaults(branch)).map(({ path, message }) => ({
        path: `branches.${index}.${path}`,
        message,
      }))
    }),
  ]
}

/** Columns that a branch of the register may have otherwise than there. */
const own: readonly string[] = [...CLOSING, ...PERMIT]

function standingFaults(branch: ChangedBranch, was: PermittedBranch): Fault[] {
  const answers: Form = branch
  const changed = Object.entries(was).find(
    // The names of places follow their codes.
    ([name, value]) => !own.includes(name) && !name.endsWith('_name') && !isSameAnswer(answers[name], value),
  )
  if (changed)
    return [{ path: changed[0], message: 'A branch in the register is not changed. Close it and open the new one.' }]
  const [on, reason] = CLOSING.map((name) => hasAnswer(branch[name]))
  if (on && !reason) return [{ path: 'closing_reason', message: 'Enter the reason for closing.' }]
  if (reason && !on) return [{ path: 'closed_on', message: 'Choose the day the branch closed.' }]
  return []
}

const newFaults = (branch: Closing): Fault[] =>
  hasAnswer(branch.closed_on)
    ? [{ path: 'closed_on', message: 'A branch that opens has no day of closing. Remove it from the list.' }]
    : []

const keysOf = (rows: readonly Keyed[]) => new Set(rows.map(({ key }) => key))
/** Of rows that the register gave, a question it does not know is not answered. */
const hasAnswer = (value: string | undefined) => value !== undefined && value !== ''
