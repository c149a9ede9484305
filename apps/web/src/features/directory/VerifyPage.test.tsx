import type { Verdict } from '@lading/contract/directory'
import { standingWords, type Standing } from '@lading/domain/accreditation/certificate/standing'
import { plainDate } from '@lading/domain/dates/plain-date'
import { expect, test } from 'vitest'
import { codeOf, published, samplePayload } from '../../testing/signed-code.ts'
import { answer } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import VerifyPage, { loader } from './VerifyPage.tsx'

const PATH = '/accredited-freights-forwarder/certificate/abc'
const DAY = 86_400_000 // milliseconds

/** In force on any day: the page checks the code by the clock of the device. */
const payload = { ...samplePayload, first_day: plainDate('2001-01-01'), expiry_date: plainDate('2099-12-31') }

function verdict(standing: Standing, changes: Partial<Verdict> = {}): Verdict {
  return {
    standing,
    ...standingWords(standing, { expiry_date: payload.expiry_date }),
    kind: 'certificate',
    number: payload.number,
    business_name: payload.holder,
    agency: 'dti',
    agency_name: 'Trade Agency',
    scope: 'International, NVOCC',
    first_day: payload.first_day,
    expiry_date: payload.expiry_date,
    original: null,
    statement: null,
    replaced_by_slug: null,
    branch: null,
    branches: [],
    amount: null,
    issued_on: '2026-11-20',
    checked_at: '2026-11-20T02:00:00Z',
    ...changes,
  }
}

/** Opens the page; what has no answer is as if there were no network. */
async function open({ code = '', register }: { code?: string; register?: Verdict | undefined } = {}) {
  if (register) answer('GET /verify/abc', () => register)
  const element = <VerifyPage />
  return showRoutes(
    [{ path: '/accredited-freights-forwarder/:document/:slug', loader, element, HydrateFallback: () => null }],
    code ? `${PATH}#${code}` : PATH,
  )
}

test('code and register agree: genuine and current, and it says which of them told what', async () => {
  const keys = await published([], { issued_at: new Date().toISOString() })
  answer('GET /verify/keys', () => keys)
  const screen = await open({ code: await codeOf(payload), register: verdict('current') })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Genuine and current')
  await expect.element(screen.getByText(/26-SFF-000259/).first()).toBeVisible()
  await expect.element(screen.getByText(/^The QR code is genuine/)).toBeVisible()
  await expect.element(screen.getByText(/Checked against the agency’s records on/)).toBeVisible()
})

test.each<Standing>(['expired', 'suspended', 'revoked', 'replaced', 'unknown'])(
  'a paper that is %s says so in its heading',
  async (standing) => {
    const screen = await open({ register: verdict(standing) })
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(standingWords(standing).heading)
    expect(screen.container.querySelector('[data-tone=good]')).toBeNull()
  },
)

test('a standing that this page is too old to know is not taken for a good one', async () => {
  const later = { ...verdict('current'), standing: 'contested' as Standing }
  const screen = await open({ register: later })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Could not be checked')
})

test('a replaced certificate leads to the one in its place', async () => {
  const screen = await open({ register: verdict('replaced', { replaced_by_slug: 'def' }) })
  await expect
    .element(screen.getByRole('link', { name: 'See the certificate in its place' }))
    .toHaveAttribute('href', '/accredited-freights-forwarder/certificate/def')
})

test('an altered code is not genuine, whatever the register holds', async () => {
  const keys = await published()
  answer('GET /verify/keys', () => keys)
  const code = await codeOf(payload)
  const altered = code.slice(0, -4) + (code.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  const screen = await open({ code: altered, register: verdict('current') })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not genuine')
})

test('a code that says another name than the register is cautioned', async () => {
  const keys = await published()
  answer('GET /verify/keys', () => keys)
  const screen = await open({
    code: await codeOf(payload),
    register: verdict('current', { business_name: 'Somebody Else, Inc.' }),
  })
  await expect
    .element(
      screen
        .getByRole('alert')
        .getByText(/do not match/)
        .first(),
    )
    .toBeVisible()
})

test('without a network the code alone is believed, and the page says how old its status list is', async () => {
  const issued_at = new Date(Date.now() - 9 * DAY).toISOString()
  const keys = await published([], { issued_at })
  answer('GET /verify/keys', () => keys) // as the worker has kept them
  const screen = await open({ code: await codeOf(payload) })
  await expect.element(screen.getByText(/on this device: from .*, 9 days old\./)).toBeVisible()
  await expect
    .element(
      screen
        .getByRole('alert')
        .getByText(/on this device is old: what happened since/)
        .first(),
    )
    .toBeVisible()
  expect(screen.container.querySelector('[data-tone=good]')).toBeNull()
})

test('without a network and without a code nothing is said of the paper, but it can be tried again', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Could not be checked')
  answer('GET /verify/abc', () => verdict('current'))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Genuine and current')
})
