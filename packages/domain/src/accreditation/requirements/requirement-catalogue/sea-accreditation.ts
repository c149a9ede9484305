import { articlesMayFollow, type CatalogueRow } from './catalogue-entry.ts'

// Field facts, section 7.1. Types: 1 new, 2 renewal, 12 additional category (section 7.3).
const reported = 'DAO 24-09, as reported in December 2024; to be confirmed'
const checklist = 'Checklist of the trade agency for additional categories, under AO 06, series of 2005'
const practice = 'AO 06, series of 2005, as practised'
const training = 'DAO 24-09; Memorandum Circular 25-02'
const rules1995 = 'DAO 5, series of 1995'
const proposed = 'Proposed; to be confirmed by the trade agency'
const abroad = ['international', 'nvocc'] as const

export const seaAccreditation: readonly CatalogueRow[] = [
  {
    code: 'S-01',
    name: 'DTI business name certificate',
    help: 'The certificate of registration of the business name, all pages.',
    basis: checklist,
    expiry_label: 'Valid until',
    registers: ['registration-certificate'],
    asked: {
      1: '●–––',
      2: {
        forms: '○–––',
        note: 'Required if the business name was registered again since the last accreditation.',
        required_when: ['registration-ended'],
      },
    },
  },
  {
    code: 'S-02',
    name: 'SEC certificate of registration',
    help: 'The certificate issued by the Securities and Exchange Commission.',
    basis: reported,
    registers: ['registration-certificate'],
    asked: { 1: '–●●–' },
  },
  {
    code: 'S-03',
    name: 'CDA certificate of registration',
    help: 'The certificate issued by the Cooperative Development Authority.',
    basis: reported,
    registers: ['registration-certificate'],
    asked: { 1: '–––●' },
  },
  {
    code: 'S-04',
    name: 'Articles of incorporation, partnership or cooperation',
    help: 'The latest articles. The primary purpose must name freight forwarding and the capital must meet the category.',
    basis: checklist,
    asked: {
      1: { forms: '–●●●', ...articlesMayFollow },
      2: {
        forms: '–○○○',
        note: 'Required if the articles were amended since the last accreditation.',
        required_when: ['articles-amended'],
      },
      12: { forms: '–●●●', ...articlesMayFollow },
    },
  },
  {
    code: 'S-05',
    name: 'SEC certificate of present paid-up capital',
    help: 'Where the paid-up capital is no longer the one written in the articles.',
    basis: checklist,
    asked: {
      1: { forms: '–○○○', note: 'Required if the capital differs from the articles.' },
      2: { forms: '–○○○', note: 'Required if the capital differs from the articles.' },
      12: { forms: '–○○○', note: 'Required if the capital differs from the articles.' },
    },
  },
  {
    code: 'S-06',
    name: 'Bank certificate of capital, or list of assets with undertaking',
    help: 'A bank’s certificate of the minimum capital, or a list of tangible assets with an undertaking.',
    basis: checklist,
    asked: { 1: '●–––', 2: '●–––', 12: '●–––' },
  },
  {
    code: 'S-07',
    name: 'Mayor’s or business permit with receipt',
    help: 'The permit of this year for the principal office, and the official receipt.',
    basis: reported,
    expiry_label: 'Valid until (usually 31 December)',
    registers: ['mayors-permit'],
    asked: { 1: '●●●●', 2: { forms: '●●●●', carried: 'in-force' }, 12: '●●●●' },
  },
  {
    code: 'S-08',
    name: 'BIR certificate of registration',
    help: 'Form 2303 with the TIN stated in the application.',
    basis: practice,
    registers: ['bir-registration'],
    asked: { 1: '●●●●' },
  },
  {
    code: 'S-09',
    name: 'SSS registration or clearance',
    help: 'Proof that the business is registered as an employer.',
    basis: practice,
    registers: ['sss-registration'],
    asked: { 1: '●●●●', 2: '○○○○' },
  },
  {
    code: 'S-10',
    name: 'Latest audited financial statements',
    help: 'With the auditor’s report. A firm in its first year sends its opening balance sheet.',
    basis: reported,
    expiry_label: 'End of the fiscal year',
    day: 'past',
    max_files: 5,
    asked: { 1: '●●●●', 2: '●●●●', 12: '●●●●' },
  },
  {
    code: 'S-11',
    name: 'Bio-data and photographs of key operating officers',
    help: 'Owner, president, chief operating officer, general manager or operations manager, each with a photograph.',
    basis: reported,
    max_files: 10,
    asked: {
      1: '●●●●',
      2: {
        forms: '○○○○',
        note: 'Required if a key officer changed since the last accreditation.',
        required_when: ['key-officers-changed'],
      },
    },
  },
  {
    code: 'S-12',
    name: 'Training certificates of key operating officers',
    help: 'Relevant training, with the required number of hours. Enter each officer’s hours with the officer.',
    basis: training,
    max_files: 20,
    asked: { 1: '●●●●', 2: { forms: '●●●●', carried: 'key-officers' } },
  },
  {
    code: 'S-13',
    name: 'List of agents and principals abroad, with agreements',
    help: 'Agreements signed abroad are notarised and consularised or apostilled; add each agent’s company profile.',
    basis: reported,
    expiry_label: 'Earliest end of an agreement',
    max_files: 20,
    asked: {
      1: { forms: '●●●●', scopes: abroad },
      2: { carried: 'agents', forms: '●●●●', scopes: abroad },
      12: { forms: '●●●●', scopes: abroad },
    },
  },
  {
    code: 'S-14',
    name: 'List of domestic agents',
    help: 'Name, address and contact of each agent; write “none” where there is none.',
    basis: checklist,
    asked: {
      1: { forms: '○○○○', scopes: ['domestic'] },
      2: {
        carried: 'agents',
        forms: '○○○○',
        scopes: ['domestic'],
        note: 'Required if an agent in the Philippines is named.',
        required_when: ['domestic-agents-named'],
      },
    },
  },
  {
    code: 'S-15',
    name: 'Cargo or liability insurance policy',
    help: 'The policy with its schedule and the receipt of the premium; the cover must meet the highest category.',
    basis: reported,
    expiry_label: 'Cover ends on',
    day_answer: 'insurance_ends_on',
    asked: {
      1: '●●●●',
      2: { forms: '●●●●', carried: 'in-force' },
      12: { forms: '●●●●', note: 'The cover must meet the category added.' },
    },
  },
  {
    code: 'S-16',
    name: 'House or forwarder’s bill of lading form',
    help: 'A blank form with the terms printed on its back.',
    basis: checklist,
    registers: ['bill-of-lading-form'],
    asked: {
      1: { forms: '●●●●', scopes: abroad },
      2: { forms: '○○○○', scopes: abroad, note: 'Required if the form changed since the last accreditation.' },
      12: { forms: '●●●●', scopes: abroad },
    },
  },
  {
    code: 'S-17',
    name: 'Waybill or receipt form',
    help: 'A blank form as it is given to shippers.',
    basis: rules1995,
    registers: ['waybill-form'],
    asked: {
      1: { forms: '●●●●', scopes: ['domestic'] },
      2: { forms: '○○○○', scopes: ['domestic'], note: 'Required if the form changed since the last accreditation.' },
    },
  },
  {
    code: 'S-18',
    name: 'Trucks, office and warehouse: contract, inventory or lease',
    help: 'Inventory or contract of trucks, and title or lease of office and warehouse.',
    basis: rules1995,
    expiry_label: 'Lease ends on',
    day_only_for: 'a lease',
    max_files: 10,
    registers: ['lease'],
    asked: { 1: { forms: '●●●●', scopes: ['domestic'] } },
  },
  {
    code: 'S-19',
    name: 'General information sheet, or list of members and officers',
    help: 'The latest one filed, stamped as received.',
    basis: 'By analogy with the aviation board’s checklist for scheduled carriers',
    expiry_label: 'Filed on',
    day: 'past',
    asked: { 1: '–●●●', 2: '–●●●' },
  },
  {
    code: 'S-20',
    name: 'Permits of branches',
    help: 'The business permit of each branch declared in the application.',
    basis: 'Published list of fees and charges of the trade agency, which has a fee for each branch',
    expiry_label: 'Earliest day one ends',
    asked: { 1: { forms: '●●●●', per_branch: true }, 2: { carried: 'in-force', forms: '●●●●', per_branch: true } },
  },
  {
    code: 'S-21',
    name: 'Certificate being renewed, or affidavit of loss',
    help: 'A scan of the certificate; the paper is surrendered when the next one is released.',
    basis: proposed,
    asked: { 2: { forms: '●●●●', carried: 'issued-here' } },
  },
  {
    code: 'S-22',
    name: 'Reports that fell due were filed',
    help: 'The portal checks this. No upload is needed.',
    basis: 'By analogy with standing operating procedure 01 of the aviation board',
    answered_by: 'portal',
    asked: { 2: '●●●●' },
  },
  {
    code: 'S-23',
    name: 'Authority of the signatory',
    help: 'Secretary’s certificate, board resolution or special power of attorney. A sole proprietor signing in person needs none.',
    basis: proposed,
    asked: {
      1: '○●●●',
      2: '○●●●',
    },
  },
]
