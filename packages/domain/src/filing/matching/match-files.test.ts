import { expect, test } from 'vitest'
import { air, sea } from '../../testing/requirement-lists.ts'
import { matchFiles, type Place, type Proposal } from './match-files.ts'

const placed = (lines: ReturnType<typeof sea>): Place[] =>
  lines.map(({ code, name, max_files }) => ({ code, name, room: max_files }))

const soleProprietor = placed(sea(1, 'sole-proprietorship', ['domestic'], { branches: 1 }))
const corporation = placed(sea(1, 'corporation', ['international', 'nvocc']))
const cooperative = placed(sea(1, 'cooperative', ['domestic', 'international']))
const renewal = placed(sea(2, 'corporation', ['international'], { is_migrated: true }))
const byAir = placed(air(1, 'corporation', ['international']))
const newName = placed(sea(3, 'corporation', ['international']))

const one = (places: Place[], name: string, text?: string): Proposal =>
  matchFiles([{ name, ...(text && { text }) }], places)[0] ?? { code: null, by: 'unknown', among: [] }

test.each([
  ['DTI certificate.pdf', soleProprietor, 'S-01'],
  ['DTI_BN_Dela-Cruz.pdf', soleProprietor, 'S-01'],
  ['business name cert.pdf', soleProprietor, 'S-01'],
  ['Bank cert BPI.pdf', soleProprietor, 'S-06'],
  ['MAYOR’S PERMIT 2026.pdf', soleProprietor, 'S-07'],
  ["Mayor's Permit (signed).jpg", soleProprietor, 'S-07'],
  ['BusinessPermit2026.pdf', soleProprietor, 'S-07'],
  ['BP 2026.pdf', soleProprietor, 'S-07'],
  ['bir_2303.pdf', soleProprietor, 'S-08'],
  ['COR.pdf', soleProprietor, 'S-08'],
  ['Form 2303 Dela Cruz.png', soleProprietor, 'S-08'],
  ['sss.pdf', soleProprietor, 'S-09'],
  ['SSS R-1A stamped.pdf', soleProprietor, 'S-09'],
  ['AFS2025.pdf', soleProprietor, 'S-10'],
  ['audited financial statement 2025 final.pdf', soleProprietor, 'S-10'],
  ['Résumé Juan dela Cruz.pdf', soleProprietor, 'S-11'],
  ['biodata.pdf', soleProprietor, 'S-11'],
  ['CV Maria Santos.pdf', soleProprietor, 'S-11'],
  ['training certs.pdf', soleProprietor, 'S-12'],
  ['Seminar on freight forwarding.pdf', soleProprietor, 'S-12'],
  ['list of domestic agents.pdf', soleProprietor, 'S-14'],
  ['Cargo Insurance.pdf', soleProprietor, 'S-15'],
  ['CGL policy 2026-2027.pdf', soleProprietor, 'S-15'],
  ['waybill.pdf', soleProprietor, 'S-17'],
  ['lease contract warehouse Pasig.pdf', soleProprietor, 'S-18'],
  ['truck OR CR.pdf', soleProprietor, 'S-18'],
  ['Cebu branch.pdf', soleProprietor, 'S-20'],
  ['business permit Cebu branch.pdf', soleProprietor, 'S-20'],
  ['SPA signatory.pdf', soleProprietor, 'S-23'],
  ['SEC registration.pdf', corporation, 'S-02'],
  ['SEC Certificate of Incorporation.pdf', corporation, 'S-02'],
  ['certificate of incorporation.pdf', corporation, 'S-02'],
  ['Articles of Incorporation.pdf', corporation, 'S-04'],
  ['AOI and By-Laws.pdf', corporation, 'S-04'],
  ['SEC certificate of paid-up capital.pdf', corporation, 'S-05'],
  ['HBL sample.pdf', corporation, 'S-16'],
  ['Bill of Lading blank.pdf', corporation, 'S-16'],
  ['GIS 2025.pdf', corporation, 'S-19'],
  ['General Information Sheet.pdf', corporation, 'S-19'],
  ['Secretary’s Certificate.pdf', corporation, 'S-23'],
  ['Board Resolution 12.pdf', corporation, 'S-23'],
  ['agency agreement Hamburg.pdf', corporation, 'S-13'],
  ['CDA certificate of registration.pdf', cooperative, 'S-03'],
  ['affidavit of loss.pdf', renewal, 'S-21'],
  ['House Air Waybill.pdf', byAir, 'A-11'],
  ['IATA DGR Reyes.pdf', byAir, 'A-10'],
  ['org chart.pdf', byAir, 'A-09'],
  ['Present certificate.pdf', newName, 'C03-06'],
  ['S-07.pdf', corporation, 'S-07'],
  ['s07 scan.jpg', corporation, 'S-07'],
])('“%s” is proposed by its name', (name, places, code) => {
  expect(one(places, name)).toEqual({ code, by: 'name', among: [code] })
})

test.each([
  ['scan0001.pdf', soleProprietor],
  ['IMG_20261120_101500.jpg', soleProprietor],
  ['Juan dela Cruz.pdf', soleProprietor],
  ['certificate.pdf', soleProprietor],
  ['permit.pdf', soleProprietor],
  ['Fire safety permit.pdf', soleProprietor],
  ['barangay clearance.pdf', soleProprietor],
  ['Meralco bill.pdf', corporation],
  ['employment contract.pdf', soleProprietor],
  ['Authority to print.pdf', corporation],
  ['bank statement.pdf', corporation],
  ['official receipt.pdf', soleProprietor],
  ['company name.pdf', corporation],
  ['.pdf', soleProprietor],
])('“%s” is not guessed', (name, places) => {
  expect(one(places, name)).toEqual({ code: null, by: 'unknown', among: [] })
})

test.each([
  ['Sec Cert.pdf', corporation, ['S-02', 'S-23']],
  ['DTI and Mayor’s permit.pdf', soleProprietor, ['S-01', 'S-07']],
  ['SEC COR.pdf', corporation, ['S-02', 'S-08']],
  ['office photo.jpg', soleProprietor, ['S-11', 'S-18']],
  ['S-07 and S-08.pdf', soleProprietor, ['S-07', 'S-08']],
])('“%s” fits two requirements and is left to the person', (name, places, among) => {
  const proposal = one(places, name)
  expect(proposal).toMatchObject({ code: null, by: 'several' })
  expect(proposal.among.toSorted()).toEqual(among)
})

test.each([
  ['Republic of the Philippines Bureau of Internal Revenue BIR Form No. 2303', 'S-08'],
  ['GENERAL INFORMATION SHEET (GIS) FOR THE YEAR 2025 STOCK CORPORATION', 'S-19'],
  ['SECURITIES AND EXCHANGE COMMISSION CERTIFICATE OF INCORPORATION the articles of incorporation of', 'S-02'],
  ['INDEPENDENT AUDITOR’S REPORT To the Board of Directors', 'S-10'],
  ['Mayor’s or business permit with receipt', 'S-07'],
])('where the name says nothing the title at the head of the text does: %s', (text, code) => {
  expect(one(corporation, 'scan0001.pdf', text)).toEqual({ code, by: 'text', among: [code] })
})

test('a title deep in the text is not taken for the document’s own', () => {
  expect(one(corporation, 'scan.pdf', `${'word '.repeat(80)} general information sheet`).code).toBeNull()
})

test('what the name says goes before the text', () => {
  expect(one(corporation, 'GIS.pdf', 'Articles of incorporation')).toMatchObject({ code: 'S-19', by: 'name' })
})

test('two files for one requirement are proposed while it has room for both, and left to the person otherwise', () => {
  const files = [{ name: 'AFS 2024.pdf' }, { name: 'AFS 2025.pdf' }]
  expect(matchFiles(files, corporation).map(({ code }) => code)).toEqual(['S-10', 'S-10'])
  const narrow = corporation.map((place) => (place.code === 'S-10' ? { ...place, room: 1 } : place))
  expect(matchFiles(files, narrow)).toEqual([
    { code: null, by: 'full', among: ['S-10'] },
    { code: null, by: 'full', among: ['S-10'] },
  ])
})

test('a requirement that staff wrote is matched by the words of its own name', () => {
  const places = [...corporation, { code: 'S-30', name: 'Surety bond', room: 1 }]
  expect(one(places, 'surety bond 2026.pdf')).toMatchObject({ code: 'S-30', by: 'name' })
})
