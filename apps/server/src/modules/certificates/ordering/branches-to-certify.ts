import { addressLine } from '@lading/domain/business/address-line'
import type { Branch, BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { formOfType } from '@lading/contract/transaction-types'
import { openedBranches } from '@lading/domain/business/branch-changes'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import { changesList, isApplication, isRenewal } from '@lading/domain/transactions/family'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import type { Db } from '#platform/database'
import { applicantFrom } from '#modules/documents/letterhead'
import { branchesElsewhere } from '#modules/workflow/transactions/branches-elsewhere'
import { closedBranches } from '#modules/workflow/transactions/closed-branches'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import type { AsApproved } from './as-approved.ts'
import { printedScopes } from './certified-facts.ts'
import { BranchCertificatePayload } from '../templates/branch-certificate.payload.ts'

/**
 * The branches that need a certificate once this is approved: of a new application all of the business, of a renewal
 * those that go on, of a change those covered already, of a change of branches those opened; less those whose certificate in force says the same, and those
 * that closed since this was filed.
 */
export async function branchesToCertify(
  db: Db,
  { transaction, accreditation, after }: AsApproved,
): Promise<readonly Branch[]> {
  const { id, business_id } = accreditation
  const { profile, scopes } = after
  const covered = await coveredBranches(db, id)
  const closed = await closedBranches(db, business_id)
  const open = profile.branches.filter(({ key }) => !closed.has(key))
  const concerned = open.filter(await concerning(db, transaction, covered))
  const sameAs = whatIsPrinted(scopes, profile)
  return concerned.filter((branch) => !covered.get(branch.key)?.some((payload) => sameAs(branch, payload)))
}

async function concerning(db: Db, transaction: TransactionRow, covered: ReadonlyMap<string, unknown>) {
  const { type, form, register } = transaction
  if (isRenewal(type)) return goingOn(transaction, await branchesElsewhere(db, transaction))
  if (isApplication(transaction)) return () => true
  if (!changesList(type, 'branches')) return ({ key }: Branch) => covered.has(key)
  const { branches } = formOfType(type)
  const opened = new Set(openedBranches(branches(form), branches(register)).map(({ key }) => key))
  return ({ key }: Branch) => opened.has(key)
}

/** Of a renewal: the branches that it names, and those that its agency covered meanwhile. */
function goingOn({ type, form }: TransactionRow, elsewhere: ReadonlySet<string>) {
  const named = new Set(
    formOfType(type)
      .branches(form)
      .map(({ key }) => key),
  )
  return ({ key }: Branch) => named.has(key) || !elsewhere.has(key)
}

/** Whether a certificate of a branch says what is to be printed of it now. */
export function whatIsPrinted(scopes: ScopeFlags, profile: BusinessProfile) {
  const { business_name, trade_name } = applicantFrom(profile)
  const scope = printedScopes(scopes)
  return (branch: Branch, payload: unknown): boolean => {
    const printed = BranchCertificatePayload.parse(payload)
    const wanted = { business_name, trade_name, scope, branch: printedBranch(branch) }
    return Object.entries(wanted).every(([name, value]) => isSameAnswer(value, printed[name as keyof typeof wanted]))
  }
}

/** A branch as its certificate names it. */
export const printedBranch = (branch: Branch) => ({
  name: branch.name || 'Branch',
  address: addressLine(branch) || 'Address not given',
})

/**
 * What the certificates in force of an accreditation's branches say, by the key of the branch; nothing where the one that
 * was issued is being corrected. A branch whose first certificate waits to be issued is not among them yet.
 */
async function coveredBranches(db: Db, accreditation_id: number): Promise<Map<string, unknown[]>> {
  const rows = await db
    .selectFrom('issued_documents as d')
    .innerJoin('branch_accreditations as c', 'c.id', 'd.branch_accreditation_id')
    .innerJoin('business_branches as b', 'b.id', 'c.branch_id')
    .select(['b.key', 'd.payload', 'd.standing'])
    .where('c.accreditation_id', '=', accreditation_id)
    .where('d.standing', 'in', ['issued', 'suspended', 'replaced'])
    .execute()
  const covered = new Map<string, unknown[]>()
  for (const { key, payload, standing } of rows)
    covered.set(key, [...(covered.get(key) ?? []), ...(standing === 'issued' ? [payload] : [])])
  return covered
}
