import { isBuilt } from '@lading/contract/transaction-types'
import { whyNotOfForm } from '@lading/domain/business/may-begin'
import { changeRequestTypes, typesOf } from '@lading/domain/transactions/family'
import { businessFields, businessGroups } from '@lading/contract/forms/business-fields'
import type { Business } from '@lading/contract/businesses'
import { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { businessWarnings } from '@lading/domain/business/business-warnings'
import type { Membership } from '@lading/domain/people/acting/actor'
import { typeLabels } from '@lading/domain/transactions/labels'
import { openStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { holdsAccreditation } from '#modules/workflow/transactions/accreditations-held'
import { branchesOf } from './branches-of.ts'
import { accreditationsOf, type BusinessRow } from './businesses.queries.ts'
import { policiesOf } from './policies-of.ts'

type Part = Pick<Membership, 'is_owner' | 'rights'>

/** A business as its people and the staff see it, with what an application still needs of it. */
export async function businessOf(db: Db, row: BusinessRow, mine: Part | null): Promise<Business> {
  const accreditations = await accreditationsOf(db, [row.id])
  const { values } = await settingsOf(db)
  return {
    ...row,
    updated_at: row.updated_at.toISOString(),
    mine: mine && { is_owner: mine.is_owner, rights: [...mine.rights] },
    accreditations,
    business_branches: await branchesOf(db, row.id, accreditations),
    policies: await policiesOf(db, row),
    missing: missingFrom(row.profile),
    warnings: Object.entries(businessWarnings(row.profile, values)).flatMap(([path, messages]) =>
      messages.map((message) => ({ path, message })),
    ),
    closed: (await notEditedBy(db, row)) ?? null,
  }
}

/** What an application still needs of a profile: one message a field, in the order of the form. */
function missingFrom(profile: BusinessProfile): Business['missing'] {
  const issues = BusinessProfile.safeParse(profile).error?.issues ?? []
  const first = new Map(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
  return [...first]
    .map(([path, message]) => ({ path, message }))
    .toSorted((one, other) => placeOf(one.path) - placeOf(other.path))
}

const order = [...Object.keys(businessFields), ...Object.keys(businessGroups)]
const placeOf = (path: string) => order.indexOf(path.split('.', 1).join(''))

/** Why the profile may not be edited directly: an accreditation rests on it, or the agency works on an application. */
export async function notEditedBy(
  db: Db,
  row: Pick<BusinessRow, 'id' | 'profile'>,
): Promise<Business['closed'] | undefined> {
  const closed = await closedBy(db, row)
  if (closed) return closed
  const application = await db
    .selectFrom('transactions')
    .select('reference')
    .where('business_id', '=', row.id)
    .where('type', 'in', typesOf('application'))
    .where('status', 'in', [...openStatuses])
    .executeTakeFirst()
  return (
    application && {
      why: `Application ${application.reference} is with the agency. What it says of this business is corrected in the application, when the agency returns it.`,
      changed_by: [],
    }
  )
}

/** Why nothing that is filed is written over the profile, where an accreditation rests on it. */
export async function closedBy(
  db: Db,
  { id, profile: { form } }: Pick<BusinessRow, 'id' | 'profile'>,
): Promise<Business['closed'] | undefined> {
  if (!(await holdsAccreditation(db, id))) return undefined
  return {
    why: 'This business is accredited. Details in the register are changed with a change request.',
    changed_by: changeRequestTypes
      .filter((type) => isBuilt(type) && !whyNotOfForm(type, form))
      .map((type) => ({ type, label: typeLabels[type] })),
  }
}
