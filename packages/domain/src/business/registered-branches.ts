import { rowsOf, type Form, type FormRow } from '../filing/form-path.ts'

interface Named {
  /** The branches of a change of branches, or of an application or renewal. */
  readonly branches: readonly FormRow[]
  /** What the register said when it was opened; null of a new application. */
  readonly register: Form | null
  /** The branches of the business that are open today, whichever agency covers them. */
  readonly standing: readonly FormRow[]
}

/**
 * The branches of a filing, each under the key it has in the register. One that another filing opened meanwhile, such as
 * a change at the other agency, is the same branch where name and address are the same: it keeps the key and the words of the
 * register, so that a branch is one row there with a certificate for each accreditation.
 */
export function underRegisteredKeys({ branches, register, standing }: Named): readonly FormRow[] {
  const taken = new Set([...rowsOf(register ?? {}, 'branches'), ...branches].map(({ key }) => key))
  return branches.map((branch) => {
    if (standing.some(({ key }) => key === branch.key)) return branch
    const same = standing.find((row) => !taken.has(row.key) && identityOf(row) === identityOf(branch))
    if (!same) return branch
    taken.add(same.key)
    return { ...branch, name: same['name'], street: same['street'], key: same.key }
  })
}

/** Name and address as anybody would compare them: without case, punctuation and spaces. */
const identityOf = (branch: FormRow): string =>
  ['name', 'city_code', 'barangay_code', 'street'].map((column) => letters(branch[column])).join('|')

const letters = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    : ''
