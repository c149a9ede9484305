import type { NamedBranch } from './branch-changes.ts'

interface Named<B> {
  /** The branches of a change of branches, or of an application or renewal. */
  readonly branches: readonly B[]
  /** Those that the register had when it was opened; none of a new application. */
  readonly registered: readonly NamedBranch[]
  /** The branches of the business that are open today, whichever agency covers them. */
  readonly standing: readonly NamedBranch[]
}

/**
 * The branches of a filing, each under the key it has in the register. One that another filing opened meanwhile, such as
 * a change at the other agency, is the same branch where name and address are the same: it keeps the key and the words of the
 * register, so that a branch is one row there with a certificate for each accreditation.
 */
export function underRegisteredKeys<B extends NamedBranch>({ branches, registered, standing }: Named<B>): readonly B[] {
  const taken = new Set([...registered, ...branches].map(({ key }) => key))
  return branches.map((branch) => {
    if (standing.some(({ key }) => key === branch.key)) return branch
    const same = standing.find((row) => !taken.has(row.key) && identityOf(row) === identityOf(branch))
    if (!same) return branch
    taken.add(same.key)
    return { ...branch, name: same.name, street: same.street, key: same.key }
  })
}

/** Name and address as anybody would compare them: without case, punctuation and spaces. */
const identityOf = (branch: NamedBranch): string =>
  [branch.name, branch.city_code, branch.barangay_code, branch.street].map(letters).join('|')

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
