import { beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { authorisation, person } from '../../../testing/people.ts'
import { answer, asked } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { show } from '../../../testing/show.tsx'
import { SecondAdministratorPane } from './SecondAdministratorPane.tsx'

const keeper = person('staff', ['manage-role-permission'])
const ofBoth = { ...keeper, admin_profile: { ...ensure(keeper.admin_profile), agency: null } }
const rule = { is_on: true, version: 4, administrators: 2, change: null }
const change = { id: 9, asked_by: 'Cruz, Ben', asked_at: '2026-11-20T02:00:00Z', is_mine: false }

beforeEach(() => startSession({ user: ofBoth, authorisation }))

test('an administrator asks that the rule ends, and it goes on until another one confirms', async () => {
  let now: object = rule
  answer('GET /second-administrator', () => now)
  answer('PUT /second-administrator', () => (now = { ...rule, change: { ...change, is_mine: true } }))
  const screen = await show(<SecondAdministratorPane />)
  await screen.getByRole('button', { name: 'Stop requiring a second administrator' }).click()
  await screen.getByRole('button', { name: 'Request the change' }).click()
  await expect.element(screen.getByText('A change needs a second administrator')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ is_on: false, version: 4 })
})

test('the second administrator confirms it', async () => {
  answer('GET /second-administrator', () => ({ ...rule, change }))
  answer('POST /second-administrator/change', () => ({ ...rule, is_on: false }))
  const screen = await show(<SecondAdministratorPane />)
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toEqual({ change_id: 9, decision: 'confirm' })
})

test('an administrator alone, or of one agency, is offered no switch', async () => {
  answer('GET /second-administrator', () => ({ ...rule, is_on: false, administrators: 1 }))
  const screen = await show(<SecondAdministratorPane />)
  await expect.element(screen.getByText('There is no other administrator to confirm.')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
