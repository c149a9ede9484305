import { encode } from 'uqr'
import { afterAll, describe, expect, test } from 'vitest'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { ensure } from '@lading/domain/ensure'
import {
  borrowedOf,
  flatTextOf,
  hasPoppler,
  pagesOf,
  picturedFirstPage,
  textOf,
  titleOf,
  wordsOf,
} from '#testing/poppler'
import type { documentTemplates } from './document-templates.ts'
import { drawingThread } from './draw-document.ts'
import * as sample from '#testing/samples/sample-documents'
import { sampleMemorandum } from '#testing/samples/sample-memorandum'
import * as letters from '#testing/samples/sample-letters'

const { draw: drawDocument, close } = drawingThread()
afterAll(() => close())

type Templates = typeof documentTemplates
type DrawnKind = { [K in keyof Templates]: Templates[K] extends null ? never : K }[keyof Templates]

const samples: Readonly<Record<DrawnKind, unknown>> = {
  acknowledgement: sample.sampleAcknowledgement,
  'order-of-payment': sample.sampleOrderOfPayment,
  'zero-assessment': sample.sampleZeroAssessment,
  'official-receipt': sample.sampleOfficialReceipt,
  certificate: sample.sampleCertificate,
  'branch-certificate': sample.sampleBranchCertificate,
  memorandum: sampleMemorandum,
  'denial-notice': sample.sampleDenialNotice,
  'authorisation-letter': sample.sampleAuthorisationLetter,
  certification: letters.sampleCertification,
  'sec-recommendation': letters.sampleSecRecommendation,
}
const kinds = Object.keys(samples) as DrawnKind[]

const drawn = new Map<DrawnKind, Promise<Buffer>>()
/** The sample of a kind, drawn once for all that is asked of it. */
function sampleOf(kind: DrawnKind): Promise<Buffer> {
  const known = drawn.get(kind) ?? drawDocument(kind, { ...(samples[kind] as object), file_is_signed: true })
  drawn.set(kind, known)
  return known
}

const LONG_NAME =
  'Señor Peñafrancia Ñandú International Logistics, Forwarding, Brokerage and Multimodal Transport Services Corporation of the Philippines'

describe.each(kinds)('a printed %s', (kind) => {
  test('has the same bytes for the same payload', async () => {
    const [first, second] = await Promise.all([
      sampleOf(kind),
      drawDocument(kind, { ...(samples[kind] as object), file_is_signed: true }),
    ])
    expect(first.equals(second)).toBe(true)
  })

  test.runIf(hasPoppler)(
    'has its name of the table as title, a language and bookmarks, and claims no signature that it does not bear',
    async () => {
      const pdf = await sampleOf(kind)
      expect(titleOf(pdf).toLowerCase()).toContain(nameOfDocument({ kind }).toLowerCase()) // a certificate's in capitals
      const file = Buffer.from(pdf).toString('latin1')
      expect(file).toContain('/Lang (en-PH)')
      expect(file).toMatch(/\/Outlines \d+ 0 R/u)
      const isSigned = ['certificate', 'branch-certificate', 'certification', 'sec-recommendation'].includes(kind) // their renderers sign what is drawn
      expect(flatTextOf(pdf).includes('Signed digitally')).toBe(isSigned)
    },
  )

  test.runIf(hasPoppler)('carries its own fonts and no picture', async () => {
    expect(borrowedOf(await sampleOf(kind))).toEqual({ fonts: [], pictures: 0 })
  })
})

describe.runIf(hasPoppler)('what another program reads', () => {
  test('an acknowledgement names the officer, the queue number, the due date and every document', async () => {
    const text = flatTextOf(await sampleOf('acknowledgement'))
    const told = ['SFF-N-2026-000123', 'Queue No. 00001', '20 Nov 2026, 10:12 am', 'Wed, 2 Dec 2026', '7 working days']
    for (const words of [...told, 'Complex', 'Jose Antonio R. Peña', 'Sea evaluation, queue group 1', 'To follow']) {
      expect(text).toContain(words)
    }
    for (const { name } of sample.sampleAcknowledgement.documents) expect(text).toContain(name)
  })

  test('an acknowledgement after office hours says from which day the time counts', async () => {
    const evening = { received_at: '2026-11-20T10:30:00Z', counts_from: '2026-11-23' }
    const text = flatTextOf(await drawDocument('acknowledgement', { ...sample.sampleAcknowledgement, ...evening }))
    expect(text).toContain('20 Nov 2026, 6:30 pm')
    expect(text).toMatch(/Counts as received on.*Mon, 23 Nov 2026/)
    expect(flatTextOf(await sampleOf('acknowledgement'))).not.toContain('Counts as received on')
  })

  test('an authorisation letter is filled in but for the names and the signatures', async () => {
    const text = flatTextOf(await sampleOf('authorisation-letter'))
    for (const words of [
      'SFF-N-2026-000123',
      'Kalayaan Global Lines Inc.',
      '26-SFF-000259',
      '26-SFF-000259-B01',
      'Mon, 22 Mar 2027',
    ]) {
      expect(text).toContain(words)
    }
    expect(text.match(/Identification and its number/gu)).toHaveLength(2)
  })

  test('an order of payment explains every line and spells its total', async () => {
    const text = flatTextOf(await sampleOf('order-of-payment'))
    for (const words of ['OP-D-2026-000045', '₱5,000.00', '₱6,530.00', 'Six thousand five hundred thirty pesos only']) {
      expect(text).toContain(words)
    }
    for (const { why } of sample.sampleOrderOfPayment.lines) expect(text).toContain(why)
    for (const { name } of sample.sampleOrderOfPayment.modes_of_payment) expect(text).toContain(name)
    expect(text).toContain('Scan to see this order and send proof of payment')
  })

  test('an assessment of zero shows what is assessed, what was paid, and who signs that nothing is due', async () => {
    const text = flatTextOf(await sampleOf('zero-assessment'))
    for (const words of ['ZA-D-2026-000007', 'Assessment of zero', '₱0.00', '₱230.00', 'Rogelio S. Muñoz'])
      expect(text).toContain(words)
  })

  test('the sample payment is due on January 01, 2000', async () => {
    expect(flatTextOf(await sampleOf('order-of-payment'))).toContain('Sat, 1 Jan 2000')
  })

  test('a receipt shows all that the rules on electronic receipts ask', async () => {
    const text = flatTextOf(await sampleOf('official-receipt'))
    const asked = ['Trade Agency', 'Makati cashier (DTI-MKT-01)', 'Kalayaan Global Lines Inc.', '3 Dec 2026, 11:05 am']
    const received = ['Money received on', '2 Dec 2026', 'Receipt issued']
    const numbers = ['D-2026-0000812', 'SFF-N-2026-000123', 'OP-D-2026-000045', '4-02-01-010', '₱1,500.00', 'Cash']
    for (const words of [...asked, ...received, ...numbers, 'Rogelio S. Muñoz']) expect(text).toContain(words)
    expect(text).not.toMatch(/cancelled/i)
  })

  test('a receipt of the time before it said when the money was received is still drawn', async () => {
    const { received_on: _, paid_on: __, ...earlier } = sample.sampleOfficialReceipt
    const text = flatTextOf(await drawDocument('official-receipt', earlier))
    expect(text).toContain('3 Dec 2026, 11:05 am')
    expect(text).not.toContain('Money received on')
  })

  test('a receipt of an agency that has set no place of collection leaves the place out', async () => {
    const unset = { ...sample.sampleOfficialReceipt, location: null, location_code: null }
    expect(flatTextOf(await sampleOf('official-receipt'))).toContain('Place of collection')
    expect(flatTextOf(await drawDocument('official-receipt', unset))).not.toContain('Place of collection')
    const text = flatTextOf(await drawDocument('official-receipt', { ...unset, location_code: 'DTI-MKT-01' }))
    expect(text).toMatch(/Place of collection.*DTI-MKT-01/u)
  })

  test('a void receipt stays readable and says that it is cancelled, when and why', async () => {
    const cancelled = { at: '2026-12-03T07:00:00Z', reason: 'Issued to the wrong payor.' }
    const text = flatTextOf(await drawDocument('official-receipt', { ...sample.sampleOfficialReceipt, cancelled }))
    expect(text).toContain('Cancelled 3 Dec 2026, 3:00 pm. Issued to the wrong payor.')
    expect(text).toContain('D-2026-0000812')
  })

  test('a denial gives grounds, their legal basis, the officer and the way to appeal', async () => {
    const text = flatTextOf(await sampleOf('denial-notice'))
    for (const { ground, legal_basis } of sample.sampleDenialNotice.grounds) {
      expect(text).toContain(ground)
      expect(text).toContain(legal_basis)
    }
    expect(text).toContain('Until Thu, 17 Dec 2026, to the Secretary, through the Office of Legal Affairs:')
    expect(text).toContain('Maria Luisa D. Santiago')
  })

  test('a recommendation to the SEC names what is proposed, and until when it is valid', async () => {
    const text = flatTextOf(await sampleOf('sec-recommendation'))
    const { purpose_clause, proposed_name, addressee, body } = letters.sampleSecRecommendation
    for (const words of [purpose_clause, proposed_name ?? '', addressee, ...body]) expect(text).toContain(words)
    for (const words of ['21 March 2027', '₱20,000,000.00', '₱8,500,000.00', 'Change of the corporate name'])
      expect(text).toContain(words)
  })

  test('a memorandum holds every part and names its version', async () => {
    const text = flatTextOf(await sampleOf('memorandum'))
    const parts = ['Legal basis', 'Document checklist', 'Capital and ratios', 'Officers and training', 'Insurance']
    const rest = ['Compliance with reports', 'Penalties', 'Findings', 'Recommendation', 'version 2', '≥ 1.00', '≤ 3.00']
    const states = ['47 days late, accepted 20 Jul 2026', 'waived for this filing', 'Paid', '₱1,000.00']
    const signed = ['Evaluated by', 'Reviewed by', 'Recommended by', 'Approved by']
    for (const words of [...parts, ...rest, ...states, ...signed]) expect(text).toContain(words)
  })

  test('a memorandum about a business that holds no accreditation says nothing of reports and penalties', async () => {
    const applicant = { ...sampleMemorandum, reports: null, penalties: null }
    const text = flatTextOf(await drawDocument('memorandum', applicant))
    for (const words of ['Compliance with reports', 'Penalties']) expect(text).not.toContain(words)
    for (const words of ['5. Insurance', '6. Findings', '7. Recommendation']) expect(text).toContain(words)
  })

  test('a memorandum calls a document that was filed and not decided so', async () => {
    const [first, ...rest] = sampleMemorandum.documents
    const documents = [{ ...ensure(first), outcome: 'undecided' }, ...rest]
    const text = flatTextOf(await drawDocument('memorandum', { ...sampleMemorandum, documents }))
    expect(text).toContain('Not decided yet')
  })

  test('line breaks typed by a person are kept, and no letter is lost to them', async () => {
    const recommendation = 'Approve for two years.\nWatch the debt of ₱1,000.00.\r\nSeñor Peña agrees.'
    const text = textOf(await drawDocument('memorandum', { ...sampleMemorandum, recommendation }))
    for (const line of ['Approve for two years.', 'Watch the debt of ₱1,000.00.', 'Señor Peña agrees.']) {
      expect(text).toContain(`${line}\n`)
    }
  })
})

describe.runIf(hasPoppler)('a certificate', () => {
  test('reads as its facts', async () => {
    const text = flatTextOf(await sampleOf('certificate'))
    const facts = [
      'No. 26-SFF-000259',
      'Kalayaan Global Lines Inc.',
      'doing business as Kalayaan Lines',
      'TRADE AGENCY',
    ]
    const dates = [
      '21 December 2026',
      '20 December 2028',
      '21st day of December 2026 at 2nd Floor, Trade Building, Makati City.',
    ]
    expect(text).toContain('RA 11032, is accredited as')
    for (const words of [...facts, ...dates, 'International Freight Forwarder', 'key 2026-A'])
      expect(text).toContain(words)
  })

  test('keeps the longest of names and scopes above its signature', async () => {
    const pdf = await drawDocument('certificate', {
      ...sample.sampleCertificate,
      business_name: LONG_NAME,
      trade_name: LONG_NAME,
      scope: [
        'Non-Vessel Operating Common Carrier',
        ...Array.from({ length: 5 }, () => 'International Freight Forwarder'),
      ],
    })
    expect(flatTextOf(pdf)).toContain(LONG_NAME)
    const [given, signed] = ['Given', 'System'].map((wanted) => wordsOf(pdf).find(({ word }) => word === wanted))
    expect(given?.bottom).toBeLessThan(signed?.top ?? 0)
    expect(pagesOf(pdf)).toBe(1)
  })

  test('of a branch names branch, address and the number it rests on, on one page however long they are', async () => {
    const branch = { name: LONG_NAME, address: `${LONG_NAME}, Cebu City 6000` }
    const long = { ...sample.sampleBranchCertificate, business_name: LONG_NAME, trade_name: LONG_NAME, branch }
    const pdf = await drawDocument('branch-certificate', long)
    for (const words of [branch.name, branch.address, 'under No. 26-SFF-000259,', 'No. 26-SFF-000259-B02'])
      expect(flatTextOf(pdf)).toContain(words)
    expect(pagesOf(pdf)).toBe(1)
  })

  test('keeps every letter in its text after one whose letters are composed, as Ñ is of N', async () => {
    const thread = drawingThread()
    await thread.draw('certificate', { ...sample.sampleCertificate, business_name: LONG_NAME, trade_name: LONG_NAME })
    expect(flatTextOf(await thread.draw('branch-certificate', sample.sampleBranchCertificate))).toContain(
      'under No. 26',
    )
    await thread.close()
  })

  test('shows the whole signed address as a QR code of 30 mm', async () => {
    const pdf = await sampleOf('certificate')
    expect(qrModulesOf(pdf, sample.sampleCertificate.url)).toEqual(
      encode(sample.sampleCertificate.url, { ecc: 'M', border: 0 }).data,
    )
  })
})

/** The modules of the QR code as they are seen: the middle of each, in a picture of the page. */
function qrModulesOf(pdf: Uint8Array, url: string): boolean[][] {
  const dots = 300 / 72
  const { width, grey } = picturedFirstPage(pdf, 300)
  const isDark = (x: number, y: number) => (grey[Math.floor(y * dots) * width + Math.floor(x * dots)] ?? 255) < 128
  const left = 74
  let top = 600
  while (!isDark(left + 2, top) && top < 800) top += 0.1
  const count = encode(url, { ecc: 'M', border: 0 }).size
  const step = (30 * 72) / 25.4 / count
  const middle = (input: number) => (input + 0.5) * step
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => isDark(left + middle(column), top + middle(row))),
  )
}
