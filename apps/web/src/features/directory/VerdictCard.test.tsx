import type { Verdict } from '@lading/contract/directory'
import { standings, standingWords } from '@lading/domain/accreditation/certificate/standing'
import { expect, test } from 'vitest'
import type { CodeCheck } from '#lib/verify-payload.ts'
import { sampleVerdict } from '../../testing/sample-verdict.ts'
import { show } from '../../testing/show.tsx'
import { samplePayload as payload } from '../../testing/signed-code.ts'
import { findingOf } from './finding.ts'
import { VerdictCard } from './VerdictCard.tsx'

const listed = { issued_at: '2026-11-20T02:00:00Z', state: 'valid', age_days: 0, is_old: false } as const
const genuine: CodeCheck = { result: 'genuine', payload, standing: 'current', listed }

const open = (verdict: Verdict | null, check: CodeCheck) =>
  show(<VerdictCard finding={findingOf(verdict, check, 'certificate')} check={check} asked_at="2026-11-21T01:00:00Z" />)

test('a stranger reads that a certificate is genuine, what to compare, and how it is known', async () => {
  const screen = await open(sampleVerdict('current'), genuine)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Genuine and current')
  await expect.element(screen.getByRole('heading', { name: 'Kalayaan Global Lines Inc.' })).toBeVisible()
  await expect.element(screen.getByText('No. 26-SFF-000259')).toBeVisible()
  await expect.element(screen.getByText('International, NVOCC')).toBeVisible()
  await expect.element(screen.getByText('19 Nov 2028')).toBeVisible()
  await expect.element(screen.getByText(/^The QR code is genuine: this portal made it/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Print this result' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test.each(standings.filter((standing) => standing !== 'current'))(
  'a paper that is %s says so in words in its head',
  async (standing) => {
    const screen = await open(sampleVerdict(standing), genuine)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(standingWords(standing).heading)
    await expect.element(screen.getByText('Genuine and current')).not.toBeInTheDocument()
  },
)

test('a replaced certificate leads to the one in its place', async () => {
  const screen = await open(sampleVerdict('replaced', { replaced_by_slug: 'later-1' }), genuine)
  await expect
    .element(screen.getByRole('link', { name: 'See the certificate in its place' }))
    .toHaveAttribute('href', '/accredited-freights-forwarder/certificate/later-1')
})

test('a replaced certification leads to a certification', async () => {
  const replaced = sampleVerdict('replaced', { kind: 'certification', replaced_by_slug: 'later-2' })
  const screen = await open(replaced, { result: 'absent' })
  await expect
    .element(screen.getByRole('link', { name: 'See the certification in its place' }))
    .toHaveAttribute('href', '/accredited-freights-forwarder/certification/later-2')
})

test('a forged code shows no facts to be taken for true, and what to do instead', async () => {
  const screen = await open(sampleVerdict('current'), { result: 'forged', why: 'wrong-signature' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not genuine')
  await expect.element(screen.getByText('No. 26-SFF-000259')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Not made by this portal, or altered.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Search accredited forwarders' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Print this result' })).not.toBeInTheDocument()
})

test('where code and register differ, the reader is warned before the facts', async () => {
  const screen = await open(sampleVerdict('current', { business_name: 'Somebody Else Inc.' }), genuine)
  await expect.element(screen.getByRole('alert').getByText(/before you rely on the document/)).toBeVisible()
  await expect.element(screen.getByRole('alert').getByText(/Somebody Else Inc\./)).toBeVisible()
})

test('without a network the code alone speaks, and says how old its status list is', async () => {
  const old = { ...listed, age_days: 9, is_old: true }
  const screen = await open(null, { ...genuine, listed: old })
  await expect.element(screen.getByRole('heading', { name: 'Kalayaan Global Lines Inc.' })).toBeVisible()
  await expect.element(screen.getByRole('alert').getByText(/on this device is old: what happened since/)).toBeVisible()
  await expect.element(screen.getByText(/9 days old/)).toBeVisible()
  await expect.element(screen.getByText(/The agency’s records could not be reached/)).toBeVisible()
})

test('without a network and without a code nothing is said, and the reader may try again', async () => {
  const screen = await open(null, { result: 'absent' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Could not be checked')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('a receipt shows what was paid and no days of validity', async () => {
  const receipt = sampleVerdict('current', {
    kind: 'official-receipt',
    amount: '6530.00',
    scope: '',
    expiry_date: null,
  })
  const screen = await open(receipt, { result: 'absent' })
  await expect.element(screen.getByText('₱6,530.00')).toBeVisible()
  await expect.element(screen.getByText('Valid until')).not.toBeInTheDocument()
})

test('a certified true copy names its original and the hash of it', async () => {
  const sha256 = '0123456789abcdef'.repeat(4)
  const copy = sampleVerdict('current', {
    kind: 'certification',
    number: 'CERT-D-2026-000004',
    original: { name: 'Certificate of accreditation', number: '26-SFF-000259', sha256 },
  })
  const screen = await open(copy, { result: 'absent' })
  await expect.element(screen.getByText('Certificate of accreditation No. 26-SFF-000259')).toBeVisible()
  await expect.element(screen.getByText(sha256)).toBeVisible()
})

test('a certification shows what it certifies and its text, and asks for no signed code', async () => {
  const certification = sampleVerdict('current', {
    kind: 'certification',
    number: 'CERT-D-2026-000005',
    statement: {
      facts: [{ label: 'Certifies', value: 'That no case is pending' }],
      body: ['No case is pending.', 'Issued for: a bid.'],
    },
  })
  const screen = await open(certification, { result: 'absent' })
  await expect.element(screen.getByText('That no case is pending')).toBeVisible()
  await expect.element(screen.getByText('No case is pending.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Issued for: a bid.')).toBeVisible()
  await expect.element(screen.getByText(/Compare the name, the number and the text/)).toBeVisible()
  await expect.element(screen.getByText('Certifications are checked in the agency’s records alone.')).toBeVisible()
  await expect.element(screen.getByText(/Only the address was opened/)).not.toBeInTheDocument()
})

test('a recommendation to the SEC shows what it recommends and its last day', async () => {
  const recommended: Partial<Verdict> = {
    kind: 'sec-recommendation',
    number: 'SEC-D-2026-000001',
    expiry_date: '2027-02-23',
    statement: {
      facts: [
        { label: 'SEC action', value: 'Amendment of the purpose clause' },
        { label: 'Proposed purpose clause', value: 'To engage in freight forwarding by sea.' },
      ],
      body: ['This office has no objection to it.'],
    },
  }
  const screen = await open(sampleVerdict('current', recommended), { result: 'absent' })
  await expect.element(screen.getByRole('heading', { name: 'What is recommended' })).toBeVisible()
  await expect.element(screen.getByText('To engage in freight forwarding by sea.')).toBeVisible()
  await expect.element(screen.getByText('23 Feb 2027')).toBeVisible()
  await expect.element(screen.getByText(/^Recommendations are checked in/)).toBeVisible()
  const replaced = await open(sampleVerdict('replaced', { ...recommended, replaced_by_slug: 'later-3' }), {
    result: 'absent',
  })
  await expect.element(replaced.getByRole('link', { name: 'See the recommendation in its place' })).toBeVisible()
})
