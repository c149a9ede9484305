import { articlesMayFollow } from '../catalogue-entry.ts'
import type { Change } from './change-row.ts'

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

export const changeOfName: readonly Change[] = [
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
]

export const changeOfAddress: readonly Change[] = [
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
]

export const renewedPermits: readonly Change[] = [
  {
    name: 'Renewed permit or certificate',
    help: 'The document that replaces the one on file, with its new number and dates.',
    max_files: 10,
    registers: ['as-answered'],
  },
]
