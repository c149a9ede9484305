import { beforeEach, expect, test } from 'vitest'
import { serveMyApplication } from '../../testing/my-application.tsx'
import { answer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import BranchesPage from './BranchesPage.tsx'

const branch = {
  branch_id: 1,
  business_id: 5,
  business_name: 'Amihan Lines, Inc.',
  name: 'Bangkal',
  address: '24 Evangelista Street, City of Makati',
  manager: 'Ana Reyes',
  permit_number: 'BP-1',
  permit_ends_on: '2026-12-31',
  closed_on: null,
  accreditation_id: 3,
  accreditation: { number: '25-SFF-000001', agency: 'dti', status: 22 },
  certificate_number: '25-SFF-000001-B01',
}

const open = (...data: object[]) => {
  answer('POST /lists/own-branches', () => ({ data, total: data.length }))
  return show(<BranchesPage />)
}

beforeEach(() => {
  serveMyApplication()
})

test('a customer sees of each branch whether its certificate is still in force', async () => {
  const ended = { ...branch, branch_id: 2, name: 'Poblacion', certificate_number: '25-AFF-000001-B01' }
  const screen = await open(branch, { ...ended, accreditation: { number: '25-AFF-000001', agency: 'cab', status: 28 } })
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  await expect.element(rowOf('Poblacion').getByText('Airfreight forwarders, expired')).toBeVisible()
  await expect.element(rowOf('Bangkal').getByText('Sea freight forwarders', { exact: true })).toBeVisible()
})

test('a branch is opened and closed by a change, to which the page leads', async () => {
  const screen = await open(branch)
  await expect
    .element(screen.getByRole('link', { name: 'Request a change' }))
    .toHaveAttribute('href', '/information-update')
})
