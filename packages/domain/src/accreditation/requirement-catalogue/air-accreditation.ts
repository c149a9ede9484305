import { Status } from '../../transactions/status.ts'
import type { CatalogueRow } from './catalogue-entry.ts'

// Field facts, section 7.2. Types: 1 new, 2 renewal; 12, adding a scope, asks what the sea side asks (section 7.3).
const analogy = 'By analogy with the aviation board’s checklist for scheduled carriers'
const procedure = 'Standing operating procedure 01 of the aviation board'
const proposed = 'Proposed; to be confirmed by the aviation board'

export const airAccreditation: readonly CatalogueRow[] = [
  {
    code: 'A-01',
    name: 'Verified petition or application',
    help: 'Signed and sworn to by the authorised representative.',
    basis: analogy,
    asked: { 1: '●●●●', 2: '●●●●', 12: '●●●●' },
  },
  {
    code: 'A-02',
    name: 'SEC, CDA or DTI registration',
    help: 'The certificate of registration of the business.',
    basis: analogy,
    asked: { 1: '●●●●', 2: { forms: '○○○○', note: 'Required if the registration changed since the last permit.' } },
  },
  {
    code: 'A-03',
    name: 'Articles and by-laws',
    help: 'The purpose must include airfreight forwarding.',
    basis: analogy,
    asked: {
      1: { forms: '–●●●', may_follow: true, note: 'They may follow while the SEC is amending them.' },
      2: { forms: '–○○○', note: 'Required if they were amended since the last permit.' },
      12: '–●●●',
    },
  },
  {
    code: 'A-04',
    name: 'General information sheet',
    help: 'The latest one filed, stamped as received.',
    basis: analogy,
    asked: { 1: '–●●●', 2: '–●●●' },
  },
  {
    code: 'A-05',
    name: 'Secretary’s certificate on stockholders, citizenship and shares',
    help: 'Every stockholder with citizenship, shares and percentage.',
    basis: analogy,
    asked: { 1: '–●●●', 2: '–●●●', 12: '–●●●' },
  },
  {
    code: 'A-06',
    name: 'Mayor’s permit',
    help: 'The permit of this year for the principal office.',
    basis: analogy,
    expiry_label: 'Valid until (usually 31 December)',
    asked: { 1: '●●●●', 2: '●●●●', 12: '●●●●' },
  },
  {
    code: 'A-07',
    name: 'BIR registration and SSS',
    help: 'Form 2303, and proof of registration as an employer.',
    basis: analogy,
    asked: { 1: '●●●●' },
  },
  {
    code: 'A-08',
    name: 'Audited financial statements',
    help: 'New: the last year. Renewal: every year since the last permit.',
    basis: procedure,
    expiry_label: 'End of the last fiscal year',
    day: 'past',
    max_files: 10,
    asked: { 1: '●●●●', 2: '●●●●', 12: '●●●●' },
  },
  {
    code: 'A-09',
    name: 'Organisation chart, officers and board with résumés',
    help: 'One résumé for each officer and director.',
    basis: analogy,
    max_files: 20,
    asked: { 1: '●●●●', 2: { forms: '○○○○', note: 'Required if they changed since the last permit.' } },
  },
  {
    code: 'A-10',
    name: 'Dangerous-goods training certificate',
    help: 'Or proof of enrolment with its receipt.',
    basis: 'Rule of the aviation board in force since 15 April 2022',
    expiry_label: 'Valid until',
    max_files: 10,
    asked: { 1: '●●●●', 2: '●●●●' },
  },
  {
    code: 'A-11',
    name: 'House air waybill form',
    help: 'A blank form with the terms printed on its back.',
    basis: proposed,
    asked: { 1: '●●●●', 2: { forms: '○○○○', note: 'Required if the form changed since the last permit.' }, 12: '●●●●' },
  },
  {
    code: 'A-12',
    name: 'Agency agreements with airlines and partners abroad',
    help: 'Agreements signed abroad are notarised and consularised or apostilled.',
    basis: 'By analogy with the trade agency’s checklist for additional categories',
    expiry_label: 'Earliest end of an agreement',
    max_files: 20,
    asked: {
      1: { forms: '●●●●', scopes: ['international'] },
      2: { forms: '●●●●', scopes: ['international'] },
      12: { forms: '●●●●', scopes: ['international'] },
    },
  },
  {
    code: 'A-13',
    name: 'Office and warehouse: lease or title, photographs',
    help: 'Photographs of the front, the office and the storage.',
    basis: proposed,
    expiry_label: 'Lease ends on',
    max_files: 10,
    asked: { 1: '●●●●', 2: { forms: '○○○○', note: 'Required if the premises changed since the last permit.' } },
  },
  {
    code: 'A-14',
    name: 'Liability insurance policy',
    help: 'The policy with its schedule and the receipt of the premium.',
    basis: proposed,
    expiry_label: 'Cover ends on',
    day_answer: 'insurance_ends_on',
    asked: { 1: '●●●●', 2: '●●●●', 12: '●●●●' },
  },
  {
    code: 'A-15',
    name: 'Clearances of the divisions',
    help: 'Air carrier accounts and field audit; legal and enforcement; planning and research.',
    basis: procedure,
    answered_by: 'agency',
    asked: { 1: '●●●●', 2: '●●●●' },
  },
  {
    code: 'A-16',
    name: 'Proof of publication and of service',
    help: 'Affidavit of publication, the newspaper’s issues of three weeks in a row, and proof of service.',
    basis: analogy,
    max_files: 10,
    asked: {
      1: { forms: '●●●●', asked_at: Status.forPublication },
      2: { forms: '●●●●', asked_at: Status.forPublication },
    },
  },
  {
    code: 'A-17',
    name: 'Written formal offer of evidence',
    help: 'With the exhibits marked as at the hearing.',
    basis: proposed,
    max_files: 20,
    asked: {
      1: { forms: '●●●●', asked_at: Status.forHearing },
      2: { forms: '○○○○', asked_at: Status.forHearing, note: 'Required if the renewal is opposed.' },
    },
  },
]
