import type { TransactionType } from '../../../transactions/transaction-type.ts'
import type { Circumstance } from '../requirement.ts'
import { articlesMayFollow, type CatalogueRow, type Columns } from './catalogue-entry.ts'

// Field facts, section 7.3: types 3 to 11, the same for both agencies unless a list says otherwise.
const proposed = 'Proposed; to be confirmed by the agency'
const secCapital = 'Requirements of the Securities and Exchange Commission for an increase or decrease of capital'

type Change = Pick<CatalogueRow, 'name' | 'help'> &
  Partial<Pick<CatalogueRow, 'expiry_label' | 'day_only_for' | 'max_files' | 'registers' | 'issued_by_agency'>> & {
    readonly forms?: Columns
    readonly note?: string
    readonly per_branch?: boolean
    readonly may_follow?: boolean
    readonly waits_for_sec?: boolean
    readonly required_when?: readonly Circumstance[]
    readonly basis?: string
  }

const permit = {
  name: 'New Mayor’s permit',
  help: 'The permit as changed, with its receipt.',
  expiry_label: 'Valid until (usually 31 December)',
  registers: ['mayors-permit'],
} as const
const birUpdate = {
  name: 'Updated BIR certificate of registration',
  help: 'Form 2303 as changed.',
  registers: ['bir-registration'],
} as const
const informationSheet = {
  name: 'General information sheet',
  help: 'The sheet filed with the change, stamped as received.',
  forms: '–●●●',
} as const
const secretarysCertificate = {
  name: 'Secretary’s certificate',
  help: 'Certifies the change and who may sign for it.',
  forms: '–●●●',
} as const

const changes: readonly (readonly [TransactionType, readonly Change[]])[] = [
  [
    3,
    [
      {
        name: 'Amended SEC, CDA or DTI certificate',
        help: 'The certificate that bears the new name.',
        registers: ['registration-certificate'],
      },
      {
        name: 'Amended articles',
        help: 'All pages, with the certificate of filing.',
        forms: '–●●●',
        ...articlesMayFollow,
      },
      permit,
      birUpdate,
      {
        name: 'Insurance endorsement',
        help: 'The insurer’s endorsement of the new name.',
        expiry_label: 'Cover ends on',
      },
      {
        name: 'Present certificate',
        help: 'A scan; the paper is surrendered when the new one is released.',
        issued_by_agency: true,
      },
    ],
  ],
  [
    4,
    [
      permit,
      birUpdate,
      {
        name: 'Lease or title of the new office',
        help: 'A lease is signed by both parties.',
        expiry_label: 'Lease ends on',
        day_only_for: 'a lease',
        registers: ['lease'],
      },
      { name: 'Sketch or map of the new office', help: 'With the nearest street corner, or a map with a pin.' },
      {
        name: 'Amended articles',
        help: 'All pages, with the certificate of filing.',
        forms: '–○○○',
        required_when: ['city-changes'],
        ...articlesMayFollow,
        note: `Required if the principal office moves to another city. ${articlesMayFollow.note}`,
      },
    ],
  ],
  [
    5,
    [
      { name: 'List of officers', help: 'With the day each change takes effect.' },
      {
        name: 'Bio-data and photographs of new officers',
        help: 'One for each new officer.',
        max_files: 10,
        forms: '○○○○',
        note: 'Required if officers are added.',
        required_when: ['officers-added'],
      },
      { name: 'Board resolution', help: 'The resolution that elected or appointed them.', forms: '–●●●' },
    ],
  ],
  [
    6,
    [
      { name: 'List of agents added and dropped', help: 'Name, country, and the day each change takes effect.' },
      {
        name: 'Agency agreements',
        help: 'Notarised; signed abroad also consularised or apostilled.',
        expiry_label: 'Earliest end of an agreement',
        max_files: 20,
        forms: '○○○○',
        note: 'Required for each agent added.',
        required_when: ['agents-added'],
      },
      {
        name: 'Company profiles of new agents',
        help: 'One for each agent added.',
        max_files: 20,
        forms: '○○○○',
        note: 'Required for each agent added.',
        required_when: ['agents-added'],
      },
    ],
  ],
  [
    7,
    [
      {
        name: 'Renewed permit or certificate',
        help: 'The document that replaces the one on file, with its new number and dates.',
        max_files: 10,
        registers: ['as-answered'],
      },
    ],
  ],
  [
    8,
    [
      informationSheet,
      {
        name: 'Deed of assignment of shares',
        help: 'With proof that the tax on it was paid.',
        forms: '–●●●',
        max_files: 10,
      },
      secretarysCertificate,
      {
        name: 'Proof of citizenship of new stockholders',
        help: 'Passport, or articles of a company.',
        forms: '–○○○',
        max_files: 10,
        note: 'Required if a stockholder, partner or member is added, or the nationality of one changes.',
        required_when: ['citizenship-to-prove'],
      },
    ],
  ],
  [
    9,
    [
      informationSheet,
      secretarysCertificate,
      {
        name: 'Bio-data of new directors',
        help: 'One for each new director.',
        forms: '–○○○',
        max_files: 10,
        note: 'Required if directors are added.',
        required_when: ['directors-added'],
      },
    ],
  ],
  [
    10,
    [
      {
        name: 'Certificate of increase or decrease of capital',
        help: 'Issued by the SEC or the CDA.',
        forms: '–●●●',
        basis: secCapital,
      },
      {
        name: 'Treasurer’s affidavit',
        help: 'Sworn to, with the shares subscribed and paid.',
        forms: '–●●●',
        basis: secCapital,
      },
      {
        name: 'List of stockholders or members',
        help: 'After the increase or decrease.',
        forms: '–●●●',
        basis: secCapital,
      },
      {
        name: 'Amended articles',
        help: 'With the new capital.',
        forms: '–●●●',
        basis: secCapital,
        ...articlesMayFollow,
      },
      { name: 'Bank certificate of capital', help: 'For the new amount.', forms: '●–––' },
    ],
  ],
  [
    11,
    [
      {
        name: 'Permit of the branch',
        help: 'The business permit of each new branch.',
        per_branch: true,
        expiry_label: 'Earliest day one ends',
      },
      {
        name: 'Lease or title of the branch',
        help: 'For each new branch.',
        per_branch: true,
        expiry_label: 'Earliest day a lease ends',
        day_only_for: 'a lease',
      },
      { name: 'Bio-data of the branch manager', help: 'For each new branch.', per_branch: true },
      { name: 'List of equipment of the branch', help: 'For each new branch.', per_branch: true },
      {
        name: 'Closure: letter and branch certificate',
        help: 'A letter with the day of closing, and the certificate of the branch to surrender.',
        issued_by_agency: true,
        forms: '○○○○',
        note: 'Required if a branch is closed.',
        required_when: ['branches-closed'],
      },
    ],
  ],
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

function codeOf(type: TransactionType, number: number): string {
  return `C${String(type).padStart(2, '0')}-${String(number).padStart(2, '0')}`
}

function rowOf(
  type: TransactionType,
  code: string,
  { forms = '●●●●', note = '', per_branch, may_follow, waits_for_sec, required_when, ...change }: Change,
): CatalogueRow {
  const asking = {
    forms,
    note,
    per_branch: per_branch ?? false,
    may_follow: may_follow ?? false,
    waits_for_sec: waits_for_sec ?? false,
    required_when: required_when ?? [],
  }
  return { basis: proposed, ...change, code, asked: { [type]: asking } }
}
