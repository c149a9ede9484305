import type { WaitingItem } from '@lading/contract/applications/application-lists'
import { Status } from '@lading/domain/transactions/status'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PickupLines } from './PickupLines.tsx'

const waiting: WaitingItem = {
  transaction_id: 7,
  accreditation_id: 5,
  business_id: 9,
  type: 1,
  status: Status.forPickup,
  title: 'Pick up the certificate',
  about: 'New accreditation',
  pickup: {
    office: 'Freight Forwarding Accreditation Division',
    address: '2nd Floor, Trade Building, Makati City',
    hours: 'Monday to Friday, 8:00 am to 5:00 pm, except holidays',
    slot: '25 Nov 2026, 9 am',
    bring: ['A valid identification', 'An authorisation letter, where you send somebody'],
    closed_days: [
      { on: '2026-11-30', name: 'Bonifacio Day' },
      { on: '2026-12-08', name: 'Immaculate Conception' },
    ],
  },
  due_on: '2027-02-25',
  working_days_left: 57,
}

test('a client reads where and when a certificate waits, what to bring, and on which of the next days the office is closed', async () => {
  const screen = await show(<PickupLines row={waiting} />)
  await expect.element(screen.getByText('2nd Floor, Trade Building, Makati City')).toBeVisible()
  await expect.element(screen.getByText('When: 25 Nov 2026, 9 am')).toBeVisible()
  await expect.element(screen.getByText('Also closed on 30 Nov 2026, 8 Dec 2026')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Map and authorisation letter' })).toBeVisible()
  await expect
    .element(screen.getByText('Bring: A valid identification; An authorisation letter, where you send somebody'))
    .toBeVisible()
})

test('nothing is said of closed days or of an hour where there is none', async () => {
  const pickup = waiting.pickup && { ...waiting.pickup, slot: '', closed_days: [] }
  const screen = await show(<PickupLines row={{ ...waiting, pickup }} />)
  await expect.element(screen.getByText('Freight Forwarding Accreditation Division')).toBeVisible()
  await expect.element(screen.getByText(/Also closed/)).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^When/)).not.toBeInTheDocument()
})
