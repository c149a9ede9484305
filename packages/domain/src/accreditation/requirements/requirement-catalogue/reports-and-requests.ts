import type { CaseType } from '../../../transactions/family.ts'
import { TransactionType } from '../../../transactions/transaction-type.ts'
import type { CatalogueRow } from './catalogue-entry.ts'

// Field facts, section 7.4: types 13 to 19, the same for both agencies.
const proposed = 'Proposed; to be confirmed by the agency'
const secEndorsement = 'Practice of the Securities and Exchange Commission for regulated activities'

export const reportsAndRequests: readonly CatalogueRow[] = [
  {
    code: 'R13-01',
    name: 'Audited financial statements',
    help: 'Stamped as received by the BIR or the SEC.',
    basis: proposed,
    expiry_label: 'End of the fiscal year',
    day: 'past',
    max_files: 5,
    asked: { 13: '●●●●' },
  },
  {
    code: 'R13-02',
    name: 'General information sheet',
    help: 'The latest one filed, stamped as received.',
    basis: proposed,
    asked: { 13: '–●●●' },
  },
  {
    code: 'R13-03',
    name: 'List of officers and agents',
    help: 'As of the end of the year.',
    basis: proposed,
    asked: { 13: '●●●●' },
  },
  {
    code: 'R13-04',
    name: 'Insurance policy in force',
    help: 'With the receipt of the premium.',
    basis: proposed,
    expiry_label: 'Cover ends on',
    asked: { 13: '●●●●' },
  },
  {
    code: 'R13-05',
    name: 'Receipt of the annual fee',
    help: 'Where the agency charges one.',
    basis: proposed,
    asked: { 13: { forms: '○○○○', note: 'Required if an annual fee was paid.' } },
  },
  {
    code: 'R14-01',
    name: 'Sworn certification of the report',
    help: 'Signed by the officer responsible for the figures.',
    basis: proposed,
    asked: { 14: '●●●●' },
  },
  {
    code: 'R15-01',
    name: 'Insurance policy',
    help: 'The policy with its schedule.',
    basis: proposed,
    expiry_label: 'Cover ends on',
    day: 'any',
    day_answer: 'insurance_ends_on',
    asked: { 15: '●●●●' },
  },
  {
    code: 'R15-02',
    name: 'Receipt of the premium',
    help: 'The insurer’s official receipt.',
    basis: proposed,
    asked: { 15: '●●●●' },
  },
  {
    code: 'R16-01',
    name: 'Affidavit of loss',
    help: 'Sworn to by the owner or an officer.',
    basis: proposed,
    asked: {
      16: {
        forms: '○○○○',
        kinds: ['true-copy'],
        required_when: ['original-lost'],
        note: 'Required if the original is lost.',
      },
    },
  },
  {
    code: 'R16-02',
    name: 'Authority letter',
    help: 'Names who may request and claim the certificate.',
    basis: proposed,
    asked: {
      16: { forms: '○○○○', note: 'Required if a person other than the owner or an officer makes the request.' },
    },
  },
  {
    code: 'R17-01',
    name: 'Draft articles',
    help: 'With the proposed purpose clause and capital.',
    basis: secEndorsement,
    asked: { 17: '●●●●' },
  },
  {
    code: 'R17-02',
    name: 'SEC name reservation',
    help: 'The reservation in force.',
    basis: secEndorsement,
    expiry_label: 'Reserved until',
    asked: { 17: '●●●●' },
  },
  {
    code: 'R17-03',
    name: 'Board resolution',
    help: 'The resolution that approves the amendment.',
    basis: secEndorsement,
    asked: { 17: '–●●●' },
  },
  {
    code: 'R17-04',
    name: 'Treasurer’s affidavit',
    help: 'On the shares subscribed and paid.',
    basis: secEndorsement,
    asked: { 17: '●●●●' },
  },
  ...caseFile(TransactionType.requestForSuspension),
  ...caseFile(TransactionType.requestForRevocation),
]

/** Suspension and revocation: staff keep the file, and it grows with the case. */
function caseFile(type: CaseType): CatalogueRow[] {
  const later = (note: string) => ({ [type]: { forms: '○○○○', note } }) as CatalogueRow['asked']
  const now: CatalogueRow['asked'] = { [type]: '●●●●' }
  const part = (number: number, name: string, help: string, asked: CatalogueRow['asked']): CatalogueRow => ({
    code: `R${type}-0${number}`,
    name,
    help,
    basis: proposed,
    max_files: 20,
    asked,
  })
  return [
    part(1, 'Complaint or audit report', 'The basis of the case.', now),
    part(2, 'Evidence', 'Each exhibit marked.', now),
    part(
      3,
      'Proof of service',
      'Of the notice and the show-cause order.',
      later('Added when the notice has been served.'),
    ),
    part(4, 'Answer of the respondent', 'With its annexes.', later('Added when the respondent has answered.')),
    part(5, 'Report of the hearing', 'Signed by the hearing officer.', later('Added after the last sitting.')),
    part(6, 'Draft order', 'For the approving officer.', later('Added with the recommendation.')),
  ]
}
