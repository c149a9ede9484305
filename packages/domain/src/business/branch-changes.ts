import { isSameAnswer, rowsOf, type Form, type FormRow } from '../filing/form-path.ts'

/** What is asked of a branch that closes, beside what the register says of it. */
const CLOSING = ['closed_on', 'closing_reason']
/** What a branch that goes on may have anew: its permit is issued for a year. */
const PERMIT = ['permit_number', 'permit_ends_on']

/** The branches of a change that the register did not hold when it was opened. */
export function openedBranches(branches: readonly FormRow[], register: Form | null): readonly FormRow[] {
  const known = keysIn(register)
  return branches.filter(({ key }) => !known.has(key))
}

/** The branches of the register that a change closes: those of which a day or a reason is given. */
export function closedBranches(branches: readonly FormRow[], register: Form | null): readonly FormRow[] {
  const known = keysIn(register)
  return branches.filter((branch) => known.has(branch.key) && CLOSING.some((name) => hasAnswer(branch[name])))
}

/** The branches of the register of which a change says that their permit was renewed. */
export function branchesWithNewPermit(branches: readonly FormRow[], register: Form | null): readonly FormRow[] {
  const before = new Map(rowsOf(register ?? {}, 'branches').map((row) => [row.key, row]))
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
export function branchFaults(branches: readonly FormRow[], register: Form | null): readonly Fault[] {
  const kept = new Set(branches.map(({ key }) => key))
  const before = rowsOf(register ?? {}, 'branches')
  const missing = before.filter(({ key }) => !kept.has(key))
  return [
    ...missing.map(({ name }) => ({
      path: 'branches',
      message: `${String(name)} is in the register. Keep it in the list, and enter the day it closed.`,
    })),
    ...branches.flatMap((branch, index) => {
      const was = before.find(({ key }) => key === branch.key)
      return (was ? standingFaults(branch, was) : newFaults(branch)).map(({ path, message }) => ({
        path: `branches.${index}.${path}`,
        message,
      }))
    }),
  ]
}

function standingFaults(branch: FormRow, was: FormRow): Fault[] {
  // The names of places follow their codes.
  const columns = Object.keys(was).filter((name) => ![...CLOSING, ...PERMIT].includes(name) && !name.endsWith('_name'))
  const changed = columns.find((name) => !isSameAnswer(branch[name], was[name]))
  if (changed)
    return [{ path: changed, message: 'A branch in the register is not changed. Close it and open the new one.' }]
  const [on, reason] = CLOSING.map((name) => hasAnswer(branch[name]))
  if (on && !reason) return [{ path: 'closing_reason', message: 'Enter the reason for closing.' }]
  if (reason && !on) return [{ path: 'closed_on', message: 'Choose the day the branch closed.' }]
  return []
}

const newFaults = (branch: FormRow): Fault[] =>
  hasAnswer(branch['closed_on'])
    ? [{ path: 'closed_on', message: 'A branch that opens has no day of closing. Remove it from the list.' }]
    : []

const keysIn = (register: Form | null) => new Set(rowsOf(register ?? {}, 'branches').map(({ key }) => key))
const hasAnswer = (value: unknown) => typeof value === 'string' && value !== ''
