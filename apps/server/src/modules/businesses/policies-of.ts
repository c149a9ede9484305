import type { AgencyPolicy } from '@lading/contract/businesses'
import { insuranceCoverageForm } from '@lading/contract/forms/reports/insurance-coverage'
import { agencies } from '@lading/domain/transactions/agency'
import type { Db } from '#platform/database'
import { accreditationsHeld } from '#modules/workflow/transactions/accreditations-held'
import { answersOfCover, currentCover } from '#modules/workflow/transactions/own-cover'
import type { BusinessRow } from './businesses.queries.ts'

/**
 * The policy of a business with each agency whose accreditation it holds. A profile has room for one: it stands where no
 * cover was recorded with the agency yet.
 */
export async function policiesOf(
  db: Db,
  { id, profile }: Pick<BusinessRow, 'id' | 'profile'>,
): Promise<AgencyPolicy[]> {
  const held = await accreditationsHeld(db, id).select('agency').distinct().execute()
  const policies: AgencyPolicy[] = []
  for (const agency of agencies.filter((one) => held.some((accreditation) => accreditation.agency === one))) {
    const cover = await currentCover(db, { business_id: id, agency })
    policies.push({
      agency,
      answers: insuranceCoverageForm.draft.parse(cover ? answersOfCover(cover) : ofProfile(profile)),
    })
  }
  return policies
}

const ofProfile = (profile: BusinessRow['profile']) =>
  Object.fromEntries(Object.entries(profile).filter(([name]) => name in insuranceCoverageForm.fields))
