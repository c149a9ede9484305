import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { EntityForm } from './EntityForm.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { TextField } from './fields/Fields.tsx'

const Depot = z.object({ name: z.string().min(1, 'Name the depot.') })

function DepotPage({ onSave }: { onSave?: () => void }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const save = () => {
    onSave?.()
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

test('with a form open over another, what was typed in either is asked for, once', async () => {
  const warned = vi.spyOn(console, 'warn')
  const { getByRole, router } = await show(
    <>
      <LeaveGuard when={() => true} />
      <LeaveGuard when={() => false} />
    </>,
  )
  void router.navigate('/elsewhere')
  await getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect.element(getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(warned).not.toHaveBeenCalled()
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
  const onSave = vi.fn<() => void>()
  const screen = await show(<DepotPage onSave={onSave} />)
  await screen.getByRole('button', { name: 'Add the depot' }).click()
  await expect.element(screen.getByText('Name the depot.').first()).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
  await screen.getByRole('textbox').fill('North Harbor')
  await screen.getByRole('button', { name: 'Add the depot' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(onSave).toHaveBeenCalledOnce()
})

/** A depot that acts beside the form and other people change; says which version the answers were sent with. */
function OpenDepot() {
  const [depot, change] = useState({ version: 1, name: 'North' })
  const [sent, setSent] = useState<number>()
  const next = depot.version + 1
  return (
    <>
      <button onClick={() => change({ ...depot, version: next })}>Close the depot</button>
      <button onClick={() => change({ version: next, name: `Pier ${next}` })}>Another person renames it</button>
      {sent && <p>Sent to version {sent}</p>}
      <EntityForm
        label="Depot"
        schema={Depot}
        version={depot.version}
        answers={{ name: depot.name }}
        back="/elsewhere"
        problem={null}
        busy={false}
        save="Save"
        onSave={(_, version) => setSent(version)}
      >
        <TextField name="name" label="Name" required />
      </EntityForm>
    </>
  )
}

test('what is typed stays when an act beside it changes the version, and is saved with that', async () => {
  const screen = await show(<OpenDepot />)
  await screen.getByRole('textbox').fill('North Harbor')
  await screen.getByRole('button', { name: 'Close the depot' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('North Harbor')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Sent to version 2')).toBeVisible()
})

test('what another person saves stands in the form, but not over what is typed: that is sent to the version it was typed for', async () => {
  const screen = await show(<OpenDepot />)
  const rename = screen.getByRole('button', { name: 'Another person renames it' })
  await rename.click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Pier 2')
  await screen.getByRole('textbox').fill('North Harbor')
  await rename.click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('North Harbor')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Sent to version 2')).toBeVisible()
})
