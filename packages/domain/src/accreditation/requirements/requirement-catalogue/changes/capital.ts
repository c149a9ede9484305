import { articlesMayFollow } from '../catalogue-entry.ts'
import type { Change } from './change-row.ts'

const secCapital = 'Requirements of the Securities and Exchange Commission for an increase or decrease of capital'

export const changeOfCapital: readonly Change[] = [
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
]
