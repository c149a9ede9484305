import { changeRequestTypes, type ChangeRequestType } from '../../../transactions/family.ts'
import { TransactionType } from '../../../transactions/transaction-type.ts'
import type { CatalogueRow } from './catalogue-entry.ts'
import { changeOfBranches } from './changes/branches.ts'
import { changeOfCapital } from './changes/capital.ts'
import { changeOfAddress, changeOfName, renewedPermits } from './changes/name-address-and-permits.ts'
import { changeOfAgents, changeOfOfficers } from './changes/officers-and-agents.ts'
import { changeOfDirectors, changeOfStockholders } from './changes/stockholders-and-directors.ts'
import { codeOf, rowOf, secretarysCertificate, type Change } from './changes/change-row.ts'

// Field facts, section 7.3: types 3 to 11, the same for both agencies unless a list says otherwise.
const changes: Readonly<Record<ChangeRequestType, readonly Change[]>> = {
  [TransactionType.businessName]: changeOfName,
  [TransactionType.address]: changeOfAddress,
  [TransactionType.officers]: changeOfOfficers,
  [TransactionType.agents]: changeOfAgents,
  [TransactionType.registrationDocuments]: renewedPermits,
  [TransactionType.stockholders]: changeOfStockholders,
  [TransactionType.boardOfDirectors]: changeOfDirectors,
  [TransactionType.capitalization]: changeOfCapital,
  [TransactionType.branches]: changeOfBranches,
}

const seaOnly: readonly CatalogueRow[] = [
  rowOf(TransactionType.officers, 'C05-04', {
    name: 'Training certificates of new key officers',
    help: 'Relevant training, with the required number of hours.',
    max_files: 20,
    forms: '○○○○',
    note: 'Required if officers are added.',
    required_when: ['officers-added'],
  }),
]

const airOnly: readonly CatalogueRow[] = [
  rowOf(TransactionType.officers, 'C05-05', {
    name: 'Dangerous-goods training certificate',
    help: 'Or proof of enrolment with its receipt.',
    expiry_label: 'Valid until',
  }),
  ...changeRequestTypes
    .filter((type) => !changes[type].includes(secretarysCertificate))
    .map((type) => rowOf(type, codeOf(type, 90), secretarysCertificate)),
]

const shared: readonly CatalogueRow[] = changeRequestTypes.flatMap((type) =>
  changes[type].map((change, index) => rowOf(type, codeOf(type, index + 1), change)),
)

export const seaChanges: readonly CatalogueRow[] = [...shared, ...seaOnly]
export const airChanges: readonly CatalogueRow[] = [...shared, ...airOnly]
