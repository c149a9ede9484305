import type { RequirementEntry } from './requirement.ts'
import { airAccreditation } from './requirement-catalogue/air-accreditation.ts'
import { entriesOf } from './requirement-catalogue/catalogue-entry.ts'
import { airChanges, seaChanges } from './requirement-catalogue/changes.ts'
import { reportsAndRequests } from './requirement-catalogue/reports-and-requests.ts'
import { seaAccreditation } from './requirement-catalogue/sea-accreditation.ts'

/** The requirements the portal starts with (field facts, section 7); in the database they are rows. */
export const requirementCatalogue: readonly RequirementEntry[] = [
  ...entriesOf('dti', [...seaAccreditation, ...seaChanges, ...reportsAndRequests]),
  ...entriesOf('cab', [...airAccreditation, ...airChanges, ...reportsAndRequests]),
]
