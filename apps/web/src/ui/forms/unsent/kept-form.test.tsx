import { Button } from '@mantine/core'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { useSession } from '#lib/session.ts'
import { authorisation, person } from '../../../testing/people.ts'
import { pageSession, startSession } from '../../../testing/session.ts'
import { show } from '../../../testing/show.tsx'
import { TextField } from '../fields/Fields.tsx'
import { Form } from '../Form.tsx'
import { useKeptForm } from './kept-form.ts'

const Answers = z.object({ reason: z.string() })
const evaluator = { ...person('staff'), id: 7 }
const enter = (user = evaluator) => startSession({ user, authorisation })
beforeEach(() => {
  saved = ''
  enter()
})

function Page() {
  const { user } = useSession()
  return user ? <Remark key={user.id} /> : <h1>Home</h1>
}

let saved = ''
function Remark() {
  const { form, forget, unsaved } = useKeptForm('remark', Answers, { reason: saved })
  return (
    <Form form={form} onSubmit={forget} label="Remark">
      {unsaved && <p>{unsaved.is_outdated ? 'Another was saved.' : 'Not saved yet.'}</p>}
      {unsaved && <Button onClick={unsaved.discard}>Discard</Button>}
      <TextField name="reason" label="Reason" />
      <Button type="submit">Send</Button>
    </Form>
  )
}

const PAGE = '/transactions/admin-workflow/12'

async function typed() {
  const screen = await show(<Page />, PAGE)
  await screen.getByLabelText('Reason').fill('The lease has ended')
  return screen
}
const reload = async (screen: { unmount: () => Promise<void> }, address = PAGE) => {
  await screen.unmount()
  return show(<Page />, address)
}

test('what was typed is there after a reload, and said to be not saved', async () => {
  const again = await reload(await typed())
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended')
  await expect.element(again.getByText('Not saved yet.')).toBeVisible()
})

test('where others saved meanwhile it says so, and what they saved takes its place when it is discarded', async () => {
  const typing = await typed()
  saved = 'The permit has ended'
  const again = await reload(typing)
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended')
  await expect.element(again.getByText('Another was saved.')).toBeVisible()
  await again.getByRole('button', { name: 'Discard' }).click()
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The permit has ended')
  await expect.element((await reload(again)).getByLabelText('Reason')).toHaveValue('The permit has ended')
})

test('it is gone once it was sent', async () => {
  const screen = await typed()
  await screen.getByRole('button', { name: 'Send' }).click()
  const again = await reload(screen)
  await expect.element(again.getByLabelText('Reason')).toHaveValue('')
})

test('the end of a session keeps it once, for the same person', async () => {
  const screen = await typed()
  pageSession.end()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(sessionStorage.length).toBe(1)
  enter({ ...evaluator, id: 8 })
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('')
  enter()
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('The lease has ended')
})

test('the page of another transaction does not find it', async () => {
  const other = await reload(await typed(), '/transactions/admin-workflow/13')
  await expect.element(other.getByLabelText('Reason')).toHaveValue('')
})
