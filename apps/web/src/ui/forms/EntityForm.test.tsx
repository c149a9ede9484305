import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { EntityForm } from './EntityForm.tsx'
import { TextField } from './fields/Fields.tsx'

const Depot = z.object({ name: z.string().min(1, 'Name the depot.') })

function DepotPage() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    setTimeout(() => void navigate('/elsewhere'), 50)
  }
  return (
    <>
      <Link to="/elsewhere">Another page</Link>
      <Link to="/?page=2">The next page of a list</Link>
      <EntityForm
        label="Depot"
        schema={Depot}
        answers={{ name: '' }}
        back="/elsewhere"
        problem={null}
        busy={busy}
        save="Add the depot"
        onSave={save}
      >
        <TextField name="name" label="Name" required />
      </EntityForm>
    </>
  )
}

beforeEach(() => startSession({ user: person('staff', []), authorisation }))

test('a person who typed something is asked before leaving the page, and may stay', async () => {
  const screen = await show(<DepotPage />)
  await screen.getByRole('textbox').fill('North Harbor')
  await screen.getByRole('link', { name: 'Another page' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('North Harbor')

  await screen.getByRole('link', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('a person who typed nothing leaves at once', async () => {
  const screen = await show(<DepotPage />)
  await screen.getByRole('link', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('a list on the same page is turned without a question', async () => {
  const screen = await show(<DepotPage />)
  await screen.getByRole('textbox').fill('North Harbor')
  await screen.getByRole('link', { name: 'The next page of a list' }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('?page=2')
  await expect.element(screen.getByRole('textbox')).toHaveValue('North Harbor')
})

test('what was saved leads on without a question', async () => {
  const screen = await show(<DepotPage />)
  await screen.getByRole('textbox').fill('North Harbor')
  await screen.getByRole('button', { name: 'Add the depot' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('nothing is sent while an answer is missing', async () => {
  const screen = await show(<DepotPage />)
  await screen.getByRole('button', { name: 'Add the depot' }).click()
  await expect.element(screen.getByText('Name the depot.').first()).toBeVisible()
})
