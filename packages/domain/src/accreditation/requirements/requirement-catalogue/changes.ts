import type { TransactionType } from '../../../transactions/transaction-type.ts'
import type { CatalogueRow } from './catalogue-entry.ts'
import { changeOfBranches } from './changes/branches.ts'
import { changeOfCapital } from './changes/capital.ts'
import { changeOfAddress, changeOfName, renewedPermits } from './changes/name-address-and-permits.ts'
import { changeOfAgents, changeOfOfficers } from './changes/officers-and-agents.ts'
import { changeOfDirectors, changeOfStockholders } from './changes/stockholders-and-directors.ts'
import { codeOf, rowOf, secretarysCertificate, type Change } from './changes/change-row.ts'

// Field facts, section 7.3: types 3 to 11, the same for both agencies unless a list says otherwise.
const changes: readonly (readonly [TransactionType, readonly Change[]])[] = [
  [3, changeOfName],
  [4, changeOfAddress],
  [5, changeOfOfficers],
  [6, changeOfAgents],
  [7, renewedPermits],
  [8, changeOfStockholders],
  [9, changeOfDirectors],
  [10, changeOfCapital],
  [11, changeOfBranches],
]

const seaOnly: readonly CatalogueRow[] = [
  rowOf(5, 'C05-04', {
    name: 'Training certificates of new key officers',
    help: 'Relevant training, with the required number of hours.',
    max_files: 20,
    forms: '○○○○',
    note: 'Required if officers are added.',
    required_when: ['officers-added'],
  }),
]

const airOnly: readonly CatalogueRow[] = [
  rowOf(5, 'C05-05', {
    name: 'Dangerous-goods training certificate',
    help: 'Or proof of enrolment with its receipt.',
    expiry_label: 'Valid until',
  }),
  ...changes
    .filter(([, list]) => !list.includes(secretarysCertificate))
    .map(([type]) => rowOf(type, codeOf(type, 90), secretarysCertificate)),
]

const shared: readonly CatalogueRow[] = changes.flatMap(([type, list]) =>
  list.map((change, index) => rowOf(type, codeOf(type, index + 1), change)),
)

export const seaChanges: readonly CatalogueRow[] = [...shared, ...seaOnly]
export const airChanges: readonly CatalogueRow[] = [...shared, ...airOnly]
