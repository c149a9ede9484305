import type { Change } from './change-row.ts'

export const changeOfBranches: readonly Change[] = [
  {
    name: 'Permit of the branch',
    help: 'The business permit of each new branch, and of each whose permit was renewed.',
    max_files: 20,
    forms: '○○○○',
    note: 'Required if a branch is opened, or its permit was renewed.',
    required_when: ['branches-opened', 'branch-permits-renewed'],
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
]
