import { placeOf, wordsOf } from './file-words.ts'

/** How documents are usually called, and what is printed at their head. */
interface UsualName {
  /** A requirement is meant when its name has all words of one of these. */
  readonly of: readonly string[]
  readonly called: readonly string[]
  readonly printed: readonly string[]
}

const resume = ['bio-data', 'résumé', 'CV', 'curriculum vitae', 'personal data sheet', 'PDS']
const dangerous = ['dangerous goods', 'DG', 'DGR']
const secretarys = ['secretary’s certificate', 'secretary’s cert', 'sec cert']

const usualNames: readonly UsualName[] = [
  {
    of: ['business name'],
    called: ['DTI', 'business name', 'BN certificate', 'BNRS'],
    printed: ['business name registration', 'certificate of business name'],
  },
  {
    of: ['SEC registration'],
    called: ['SEC certificate', 'SEC cert', 'SEC registration', 'SEC reg', 'SEC COR', 'certificate of incorporation'],
    printed: ['certificate of incorporation', 'certificate of partnership'],
  },
  {
    of: ['CDA registration'],
    called: ['CDA', 'cooperative registration'],
    printed: ['cooperative development authority'],
  },
  {
    of: ['articles'],
    called: ['articles', 'AOI', 'bylaws'],
    printed: ['articles of incorporation', 'articles of partnership', 'articles of cooperation'],
  },
  {
    of: ['Mayor’s permit', 'Mayor’s business permit'],
    called: ['mayor', 'business permit', 'BP'],
    printed: ['mayor’s permit', 'business permit', 'permit to operate'],
  },
  { of: ['BIR'], called: ['BIR', '2303', 'COR'], printed: ['form 2303', 'form no 2303', 'bureau of internal revenue'] },
  { of: ['SSS'], called: ['SSS', 'R1A', 'social security'], printed: ['social security system'] },
  {
    of: ['financial statements'],
    called: ['AFS', 'FS', 'financial statements', 'balance sheet', 'auditor’s report', 'audit report'],
    printed: ['independent auditor’s report', 'audited financial statements', 'statement of financial position'],
  },
  { of: ['bio-data', 'résumés'], called: resume, printed: resume },
  { of: ['organisation chart'], called: ['organisation chart', 'org chart'], printed: ['organisation chart'] },
  {
    of: ['training'],
    called: ['training', 'seminar', 'certificate of completion', 'certificate of participation'],
    printed: ['certificate of training', 'certificate of completion', 'certificate of participation'],
  },
  { of: ['dangerous goods'], called: dangerous, printed: ['dangerous goods'] },
  {
    of: ['insurance policy'],
    called: ['insurance', 'policy', 'CGL', 'marine cargo'],
    printed: ['insurance policy', 'policy schedule', 'liability insurance', 'cargo insurance', 'marine cargo'],
  },
  { of: ['bill of lading'], called: ['bill of lading', 'HBL', 'BL', 'B/L'], printed: ['bill of lading'] },
  { of: ['air waybill'], called: ['air waybill', 'HAWB', 'AWB'], printed: ['air waybill'] },
  { of: ['waybill receipt'], called: ['waybill', 'way bill', 'forwarder’s receipt'], printed: ['waybill'] },
  {
    of: ['lease'],
    called: ['lease', 'TCT', 'land title', 'warehouse'],
    printed: ['contract of lease', 'lease contract', 'lease agreement', 'transfer certificate of title'],
  },
  { of: ['trucks'], called: ['truck', 'trucking', 'vehicle', 'CR'], printed: ['certificate of registration LTO'] },
  {
    of: ['information sheet'],
    called: ['GIS', 'general information sheet'],
    printed: ['general information sheet', 'GIS'],
  },
  { of: ['secretary’s certificate'], called: secretarys, printed: ['secretary’s certificate'] },
  {
    of: ['authority of the signatory'],
    called: [...secretarys, 'board resolution', 'SPA', 'special power of attorney'],
    printed: ['secretary’s certificate', 'board resolution', 'special power of attorney'],
  },
  {
    of: ['certificate being renewed', 'present certificate'],
    called: ['affidavit of loss', 'accreditation certificate', 'certificate of accreditation', 'old certificate'],
    printed: ['affidavit of loss', 'certificate of accreditation'],
  },
  { of: ['branch'], called: ['branch'], printed: [] },
  { of: ['bank certificate'], called: ['bank certificate', 'bank cert'], printed: ['bank certificate'] },
  {
    of: ['agents abroad', 'agency agreements'],
    called: ['agency agreement', 'foreign agent', 'overseas agent', 'agents abroad'],
    printed: ['agency agreement'],
  },
  { of: ['domestic agents'], called: ['domestic agents', 'local agents'], printed: ['domestic agents'] },
]

/** The parts of a requirement's name that stand for themselves: “Articles of incorporation, partnership or …”. */
const partsOf = (name: string) =>
  name
    .split(/[,/:;]|\b(?:or|and|with)\b/)
    .map(wordsOf)
    .filter((part) => part.length > 1)

/** The phrases, each in words, by which the document of a requirement is called or headed. */
export function phrasesFor(name: string, where: 'called' | 'printed'): string[][] {
  const words = new Set(wordsOf(name))
  const usual = usualNames.filter(({ of }) => of.some((one) => wordsOf(one).every((word) => words.has(word))))
  return [...partsOf(name), ...usual.flatMap((row) => row[where].map(wordsOf))]
}

/** Where the first of some phrases begins, in words; undefined where none is there. */
export function firstPlace(phrases: readonly string[][], words: readonly string[]): number | undefined {
  const places = phrases.map((phrase) => placeOf(phrase, words)).filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : undefined
}
