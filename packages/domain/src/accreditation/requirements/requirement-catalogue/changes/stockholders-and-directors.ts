import { secretarysCertificate, type Change } from './change-row.ts'

const informationSheet = {
  name: 'General information sheet',
  help: 'The sheet filed with the change, stamped as received.',
  forms: '–●●●',
} as const

export const changeOfStockholders: readonly Change[] = [
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
]

export const changeOfDirectors: readonly Change[] = [
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
]
